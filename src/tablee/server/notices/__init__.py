"""Notices that reach people who are away: by Web Push, e-mail and web hooks."""
