#!/usr/bin/env python3
"""Fails if a table of docs/scaling.md is not what docs/scaling/simulate_step.py prints, or if the simulation
breaks what must hold for any link.

usage: test_scaling_tables.py SOURCE_DIR
"""
import importlib.util
import pathlib
import subprocess
import sys
import unittest

SOURCE = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".").resolve()
SCRIPT = SOURCE / "docs/scaling/simulate_step.py"
spec = importlib.util.spec_from_file_location("simulate_step", SCRIPT)
simulation = importlib.util.module_from_spec(spec)
spec.loader.exec_module(simulation)


class TestSimulation(unittest.TestCase):
    def test_the_tables_in_docs_are_current(self):
        printed = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=True).stdout
        page = (SOURCE / "docs/scaling.md").read_text(encoding="utf-8")
        for line in filter(None, printed.splitlines()):
            self.assertIn(line, page)

    def test_one_rank_communicates_nothing(self):
        self.assertEqual(simulation.all_reduce_seconds(1e9, 1, 1e9, 1e-3), 0)

    def test_a_ring_of_two_sends_each_byte_once(self):
        self.assertAlmostEqual(simulation.all_reduce_seconds(1e9, 2, 1e9, 0, ring_only=True), 1)

    def test_a_fast_link_leaves_the_step_as_it_is(self):
        seconds = simulation.phase_seconds(1.0, 100e6, lambda size: size / 1e15)
        self.assertAlmostEqual(seconds, 1.0, places=3)

    def test_a_slow_link_adds_its_time_to_the_forward_pass(self):
        seconds = simulation.phase_seconds(1.0, 100e6, lambda size: size / 1e6)
        self.assertAlmostEqual(seconds, 100 + simulation.FORWARD_SHARE, delta=0.05)

    def test_buckets_hold_all_gradients(self):
        self.assertEqual(sum(simulation.bucket_sizes(50e6)), 50e6)
        self.assertEqual(simulation.bucket_sizes(100), [100])


if __name__ == "__main__":
    unittest.main()
