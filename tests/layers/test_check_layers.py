"""The layer check finds each kind of violation, and lets what is allowed pass."""
import pathlib
import tempfile
import unittest

import check_layers


class CheckLayers(unittest.TestCase):
    def faults(self, source, header):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / source
            path.parent.mkdir(parents=True)
            path.write_text(f'#pragma once\n#include "{header}"\n')
            return list(check_layers.faults(folder))

    def test_a_part_may_include_parts_above_it(self):
        self.assertEqual(self.faults("engine/train/trainer.h", "engine/data/batch.h"), [])

    def test_a_part_must_not_include_parts_below_it(self):
        found = self.faults("engine/data/batch.h", "engine/train/trainer.h")
        self.assertEqual(len(found), 1)
        self.assertIn("engine/data/batch.h:2", found[0])

    def test_the_engine_must_not_see_qt(self):
        self.assertTrue(self.faults("engine/base/log.cpp", "QString"))
        self.assertTrue(self.faults("engine/base/log.cpp", "QtCore/QString"))

    def test_the_window_must_not_see_libtorch(self):
        self.assertTrue(self.faults("ui/main_window.cpp", "ATen/ATen.h"))
        self.assertTrue(self.faults("ui/main_window.cpp", "engine/train/trainer.h"))

    def test_the_window_may_include_the_session(self):
        self.assertEqual(self.faults("ui/main_window.cpp", "engine/session/run_service.h"), [])

    def test_the_command_line_must_not_see_qt(self):
        self.assertTrue(self.faults("app/main.cpp", "QApplication"))


if __name__ == "__main__":
    unittest.main()
