"""Measurements: ratios against peers, never timed tests."""
