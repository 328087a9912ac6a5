"""The file of all benchmark results."""

from pathlib import Path

from tablee.cli.results import write_section


def test_a_benchmark_writes_only_its_own_section(tmp_path: Path) -> None:
    """Whatever is measured first, and measured again."""
    file = tmp_path / "benchmarks" / "RESULTS.md"
    write_section(file, "The server", "| 1 |\n")
    write_section(file, "The engine", "| 2 |\n\n### Details\n\nmore\n")
    write_section(file, "The server", "| 3 |\n")
    assert file.read_text() == (
        "# Benchmark results\n\n## The engine\n\n| 2 |\n\n### Details\n\nmore\n\n## The server\n\n| 3 |\n"
    )
