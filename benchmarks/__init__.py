"""What Tablée is measured with; not part of the package."""
