"""The layer check finds each kind of violation, and lets what is allowed pass."""
import pathlib
import tempfile
import unittest
import unittest.mock

import check_layers


class CheckLayers(unittest.TestCase):
    def faults(self, source, header):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / source
            path.parent.mkdir(parents=True)
            path.write_text(f'#pragma once\n#include "{header}"\n')
            return list(check_layers.faults(folder))

    def test_a_part_may_include_parts_above_it(self):
        self.assertEqual(self.faults("engine/train/trainer.h", "engine/data/batches/batch.h"), [])

    def test_a_part_must_not_include_parts_below_it(self):
        found = self.faults("engine/data/batches/batch.h", "engine/train/trainer.h")
        self.assertEqual(len(found), 1)
        self.assertIn("engine/data/batches/batch.h:2", found[0])

    def test_the_engine_must_not_see_qt(self):
        self.assertTrue(self.faults("engine/base/log.cpp", "QString"))
        self.assertTrue(self.faults("engine/base/log.cpp", "QtCore/QString"))

    def test_the_engine_must_not_see_the_window_or_the_command_line(self):
        self.assertTrue(self.faults("engine/base/log.cpp", "ui/palette.h"))
        self.assertTrue(self.faults("engine/base/log.cpp", "app/command_line.h"))

    def test_a_part_must_be_in_the_order(self):
        self.assertTrue(self.faults("engine/session/runs/run.h", "engine/attic/old.h"))

    def test_only_the_system_folder_calls_the_operating_system(self):
        for header in ("unistd.h", "sys/socket.h"):
            found = self.faults("engine/base/log.cpp", header)
            self.assertEqual(len(found), 1)
            self.assertIn("calls of the operating system belong into engine/base/os/", found[0])
            self.assertEqual(self.faults("engine/base/os/os_files.cpp", header), [])

    def test_the_window_must_not_include_the_command_line(self):
        found = self.faults("ui/main_window.cpp", "app/command_line.h")
        self.assertEqual(len(found), 1)
        self.assertIn("ui must not include app", found[0])

    def test_the_window_may_include_plain_headers_of_the_base(self):
        self.assertEqual(self.faults("ui/main_window.cpp", "engine/base/result.h"), [])

    def test_the_window_must_not_see_libtorch(self):
        self.assertTrue(self.faults("ui/main_window.cpp", "ATen/ATen.h"))
        self.assertTrue(self.faults("ui/main_window.cpp", "engine/train/trainer.h"))

    def test_the_window_may_include_doors_of_the_session(self):
        self.assertEqual(self.faults("ui/main_window.cpp", "engine/session/training/run_service.h"), [])

    def test_the_window_and_the_command_line_must_not_include_what_is_no_door(self):
        for source in ("ui/main_window.cpp", "app/main.cpp"):
            self.assertTrue(self.faults(source, "engine/session/training/run_worker.h"))
            self.assertTrue(self.faults(source, "engine/session/voices/voice_file.h"))
            self.assertTrue(self.faults(source, "engine/session/run_service.h"))

    def test_a_room_may_include_rooms_above_it(self):
        self.assertEqual(
            self.faults("engine/session/queue/job_queue.h", "engine/session/runs/run.h"), [])

    def test_a_room_must_not_include_rooms_below_it(self):
        found = self.faults("engine/session/runs/run.h", "engine/session/queue/job_queue.h")
        self.assertEqual(len(found), 1)
        self.assertIn("session/runs lies before session/queue", found[0])
        self.assertTrue(self.faults("engine/session/runs/run.h", "engine/session/attic/old.h"))

    def test_a_file_of_the_session_lies_in_a_room(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "engine/session").mkdir(parents=True)
            (root / "engine/session/helper.h").write_text("#pragma once\n")
            self.assertIn("engine/session/helper.h: lies in no room of engine/session",
                          list(check_layers.stray_files(root)))

    def test_a_door_exists(self):
        with tempfile.TemporaryDirectory() as folder:
            found = list(check_layers.stray_files(pathlib.Path(folder)))
            self.assertTrue(any("engine/session/runs/run.h" in line for line in found))

    @unittest.mock.patch.object(check_layers, "LONG_FILES", set())
    def test_folders_and_files_have_a_largest_size(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "ui/page").mkdir(parents=True)
            for unit in range(25):
                for suffix in (".h", ".cpp"):
                    (root / f"ui/page/unit_{unit}{suffix}").write_text("int x;\n" * 400)
            self.assertEqual(list(check_layers.oversized(root)), [])
            (root / "ui/page/one_more.h").write_text("int x;\n" * 401)
            found = list(check_layers.oversized(root))
            self.assertEqual(len(found), 2)
            self.assertIn("ui/page/one_more.h: has 401 lines", found[0])
            self.assertIn("ui/page: holds 26 units", found[1])

    def test_a_long_file_that_was_split_leaves_the_list(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "ui/page.cpp"
            path.parent.mkdir()
            with unittest.mock.patch.object(check_layers, "LONG_FILES", {"ui/page.cpp"}):
                path.write_text("int x;\n" * 401)
                self.assertEqual(list(check_layers.oversized(pathlib.Path(folder))), [])
                path.write_text("int x;\n" * 400)
                found = list(check_layers.oversized(pathlib.Path(folder)))
                self.assertEqual(len(found), 1)
                self.assertIn("ui/page.cpp: is no longer than 400 lines", found[0])

    def test_an_entry_of_the_long_files_exists(self):
        with tempfile.TemporaryDirectory() as folder:
            with unittest.mock.patch.object(check_layers, "LONG_FILES", {"ui/gone.cpp"}):
                found = list(check_layers.oversized(pathlib.Path(folder)))
            self.assertEqual(
                found, ["ui/gone.cpp: is in LONG_FILES of check_layers.py and does not exist"])

    def test_the_command_line_must_not_see_qt(self):
        self.assertTrue(self.faults("app/main.cpp", "QApplication"))

    def test_only_the_models_name_kinds_of_model(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for source in ("engine/models/unet/unet_kind.cpp", "engine/models/vits/vits_kind.cpp",
                           "engine/session/runs/run.cpp", "engine/session/config/preset.cpp",
                           "ui/palette.cpp"):
                (root / source).parent.mkdir(parents=True, exist_ok=True)
                (root / source).write_text('#include "engine/models/unet/unet_kind.h"\n'
                                           '// A comment about unet.\nreturn name == "vits";\n')
            found = list(check_layers.named_models(root))
        self.assertEqual([line.split(": ")[0] for line in found],
                         ["engine/session/runs/run.cpp:1", "engine/session/runs/run.cpp:2",
                          "engine/session/runs/run.cpp:3", "ui/palette.cpp:1", "ui/palette.cpp:2",
                          "ui/palette.cpp:3"])


if __name__ == "__main__":
    unittest.main()
