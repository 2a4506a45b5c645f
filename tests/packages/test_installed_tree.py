#!/usr/bin/env python3
"""test_installed_tree.py SOURCE BUILD CMAKE LIBTORCH: the installed program finds LibTorch, starts from any
folder, and names the licenses of all its libraries; what it brings for the desktop is valid."""

import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import wave

LIBTORCH = pathlib.Path(sys.argv.pop())
CMAKE = sys.argv.pop()
BUILD = pathlib.Path(sys.argv.pop())
SOURCE = pathlib.Path(sys.argv.pop())
HAS_WINDOW = (BUILD / "lib/libformant_ui.so").exists()


def needed(file):
    """The libraries that a program or library names, and its search paths."""
    text = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"NEEDED.*\[(.*)\]", text)), re.findall(r"R(?:UN)?PATH.*\[(.*)\]", text)


def loaded(file):
    """All libraries that are loaded with it, all but LibTorch's own."""
    paths = f"{LIBTORCH}/lib:{file.parent}"
    text = subprocess.run(["ldd", file], capture_output=True, text=True, check=True,
                          env={**os.environ, "LD_LIBRARY_PATH": paths}).stdout
    of_libtorch = str(LIBTORCH.parent)
    return {name for name, path in re.findall(r"(\S+) => (/\S+)", text)
            if not os.path.realpath(path).startswith(of_libtorch) and not name.startswith("libformant_")}


def fake_libtorch(folder, version="2.11.0"):
    """A folder that looks like a LibTorch of that version."""
    header = folder / "include/torch/headeronly/version.h"
    header.parent.mkdir(parents=True)
    (folder / "lib").mkdir()
    (folder / "lib/libtorch_cpu.so").touch()
    names = zip(("MAJOR", "MINOR", "PATCH"), version.split("."))
    header.write_text("".join(f"#define TORCH_VERSION_{name} {number}\n" for name, number in names))
    return folder


class InstalledTree(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = pathlib.Path(cls.folder.name)
        installed = cls.root / "installed"
        subprocess.run([CMAKE, "--install", BUILD, "--prefix", installed], check=True, capture_output=True)
        cls.tree = cls.root / "moved here"  # any folder will do
        installed.rename(cls.tree)
        cls.program = cls.tree / "bin/formant"

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp(dir=self.root))
        self.tools = self.home / "tools"  # no python3 that has a torch of its own
        self.tools.mkdir()
        for tool in ("bash", "env", "dirname", "awk", "sort", "tail", "sed", "grep"):
            (self.tools / tool).symlink_to(shutil.which(tool))

    def run_formant(self, *arguments, **variables):
        environment = {"HOME": str(self.home), "PATH": str(self.tools), "LC_ALL": "C.UTF-8", **variables}
        return subprocess.run([self.program, *arguments], capture_output=True, text=True, env=environment,
                              cwd=self.home)

    def test_every_library_has_a_license(self):
        parts = json.loads((SOURCE / "resources/parts.json").read_text())
        known = {library for part in parts for library in part["libraries"]}
        files = [self.program, *(self.tree / "lib/formant").glob("*.so")]
        missing = {name for file in files for name in needed(file)[0] | loaded(file)
                   if name.split(".so")[0] not in known and not name.startswith("libformant_")}
        self.assertEqual(missing, set())
        direct = {name.split(".so")[0] for file in files if "_ui" not in file.name for name in needed(file)[0]}
        always = {library for part in parts if part.get("always") for library in part["libraries"]}
        self.assertEqual({name for name in direct if not name.startswith("libformant_")} - always, set())

    def test_libraries_are_found_next_to_the_program_alone(self):
        self.assertEqual(needed(self.program)[1], ["$ORIGIN/../lib/formant"])
        for library in (self.tree / "lib/formant").glob("*.so"):
            self.assertEqual(needed(library)[1], ["$ORIGIN"], library)

    def test_version_needs_no_libtorch_and_names_every_part(self):
        self.assertRegex(self.run_formant("--version").stdout, r"^formant \d+\.\d+\.\d+ \(LibTorch 2\.\d+\.\d+\)\n$")
        text = self.run_formant("--version", "--verbose").stdout
        for part in json.loads((SOURCE / "resources/parts.json").read_text()):
            if part.get("always"):
                self.assertIn(part["part"], text)
                self.assertIn(part["license"], text)
        self.assertIn("none found", text)
        self.assertEqual("Qt  " in text, HAS_WINDOW)

    def test_an_output_that_cannot_be_written_is_an_error(self):
        for arguments in (["--version"], ["--version", "--verbose"]):
            with open("/dev/full", "w") as full:
                done = subprocess.run([self.program, *arguments], stdout=full, stderr=subprocess.PIPE)
            self.assertEqual(done.returncode, 6)

    def test_an_error_names_the_installed_page(self):
        refused = self.run_formant("doctor", "nowhere", FORMANT_LIBTORCH=str(LIBTORCH))
        page = re.search(r"see (.*troubleshooting\.md)#data", refused.stderr)
        self.assertTrue(page and pathlib.Path(page[1]).exists(), refused.stderr)

    def test_a_gpu_that_cannot_be_used_is_told_the_command_of_a_package(self):
        drivers = self.home / "drivers"
        drivers.mkdir()
        subprocess.run(["c++", "-shared", "-o", drivers / "libcuda.so.1", "-x", "c++", "/dev/null"], check=True)
        plug_in = self.tree / "lib/formant/libformant_cuda.so"
        content = plug_in.read_bytes() if plug_in.exists() else None
        plug_in.write_bytes(b"")  # as if NVIDIA's libraries were missing: it cannot be opened
        self.addCleanup(plug_in.unlink if content is None else lambda: plug_in.write_bytes(content))
        told = self.run_formant("hardware", FORMANT_LIBTORCH=str(LIBTORCH), LD_LIBRARY_PATH=str(drivers))
        self.assertRegex(told.stdout + told.stderr, "NVIDIA's libraries for LibTorch are missing.* "
                         "run formant libtorch download --cuda")

    def test_without_libtorch_it_says_where_it_searched_and_what_it_would_download(self):
        refused = self.run_formant("hardware")
        self.assertEqual(refused.returncode, 2)
        self.assertEqual(refused.stdout, "")
        for expected in (f"nothing in {self.home}/.cache/formant/libtorch", "VIRTUAL_ENV", "python3",
                         "LibTorch 2.11.0-cpu will be downloaded: 543 MB", "formant libtorch download"):
            self.assertIn(expected, refused.stderr)

    def test_started_from_a_menu_it_shows_a_dialog_without_libtorch(self):
        dialog = self.tools / "zenity"
        dialog.write_text(f'#!/bin/bash\nprintf "%s\\n" "$@" >>{self.home}/shown\n')
        dialog.chmod(0o755)
        (self.tools / "sh").symlink_to(shutil.which("sh"))
        shown = self.home / "shown"
        self.run_formant("--headless", DISPLAY=":0")
        self.run_formant()
        self.assertFalse(shown.exists())  # a command line, and no display
        self.assertEqual(self.run_formant("run", DISPLAY=":0").returncode, 2)
        self.assertIn("formant libtorch download", shown.read_text())

    def test_the_order_in_which_libtorch_is_searched(self):
        expected = []
        python = self.tools / "python3"
        expected.insert(0, ("python3", fake_libtorch(self.home / "other/torch"), {}))
        python.write_text(f"#!/bin/bash\necho {expected[0][1]}\n")
        python.chmod(0o755)
        conda = fake_libtorch(self.home / "conda/lib/python3.12/site-packages/torch")
        expected.insert(0, ("CONDA_PREFIX", conda, {"CONDA_PREFIX": str(self.home / "conda")}))
        venv = fake_libtorch(self.home / "venv/lib/python3.11/site-packages/torch")
        expected.insert(0, ("VIRTUAL_ENV", venv, {"VIRTUAL_ENV": str(self.home / "venv")}))
        sets = self.home / ".cache/formant/libtorch"
        variables = {}
        for origin, folder, added in reversed(expected):
            variables.update(added)
            found = self.run_formant("libtorch", **variables)
            self.assertEqual(found.stdout.splitlines()[-1].split(), [origin, str(folder)])
            self.assertEqual(found.returncode, 0)
        for name in ("2.11.0-cpu", "2.11.0-cuda"):  # the one for CUDA runs without a GPU too
            folder = fake_libtorch(sets / name / "torch")
            (sets / name / ".complete").touch()
            self.assertEqual(self.run_formant("libtorch", **variables).stdout.split(), ["cache", str(folder)])
        given = fake_libtorch(self.home / "given")
        found = self.run_formant("libtorch", FORMANT_LIBTORCH=str(given), **variables)
        self.assertEqual(found.stdout.split(), ["FORMANT_LIBTORCH", str(given)])

    def test_an_unfinished_download_or_another_version_is_not_used(self):
        sets = self.home / ".cache/formant/libtorch"
        fake_libtorch(sets / "2.11.0-cuda/torch")
        fake_libtorch(sets / "2.10.0-cuda/torch", "2.10.0")
        (sets / "2.10.0-cuda/.complete").touch()
        found = self.run_formant("libtorch")
        self.assertEqual(found.returncode, 2)
        self.assertIn("is LibTorch 2.10.0; this program needs 2.11", found.stdout)

    def test_a_given_folder_that_cannot_be_used_is_refused(self):
        usable = fake_libtorch(self.home / "usable")
        for arguments, variables, origin in (
                (["--libtorch", "nowhere"], {"FORMANT_LIBTORCH": str(usable)}, "--libtorch"),
                ([f"--libtorch={self.home}"], {}, "--libtorch"),
                ([], {"FORMANT_LIBTORCH": "nowhere"}, "FORMANT_LIBTORCH")):
            refused = self.run_formant(*arguments, "hardware", **variables)
            self.assertEqual(refused.returncode, 2)
            self.assertIn(f"{origin} ", refused.stderr)
            self.assertIn("no lib/libtorch_cpu.so in", refused.stderr)
        refused = self.run_formant("hardware", "--libtorch")
        self.assertEqual((refused.returncode, refused.stderr), (2, "formant: --libtorch wants a folder\n"))
        broken = self.run_formant("hardware", "--libtorch", str(usable))
        self.assertEqual(broken.returncode, 2)
        self.assertIn("LibTorch cannot be opened", broken.stderr)

    def test_it_runs_with_libtorch_and_so_do_the_processes_that_it_starts(self):
        corpus = self.home / "corpus"
        corpus.mkdir()
        with wave.open(str(corpus / "one.wav"), "wb") as sound:
            sound.setparams((1, 2, 16000, 0, "NONE", ""))
            sound.writeframes(bytes(2 * 16000))
        (corpus / "metadata.csv").write_text("file,text\none.wav,one\n")
        seen = self.run_formant("doctor", str(corpus), "--libtorch", str(LIBTORCH))
        self.assertIn("silen", (seen.stdout + seen.stderr).lower())  # a decoder read it
        verbose = self.run_formant("--version", "-v", FORMANT_LIBTORCH=str(LIBTORCH)).stdout
        self.assertIn(str(LIBTORCH), verbose)

    @unittest.skipUnless(HAS_WINDOW, "built without the window")
    def test_without_the_window_it_names_its_package(self):
        library = self.tree / "lib/formant/libformant_ui.so"
        hidden = library.rename(library.with_suffix(".hidden"))
        try:
            refused = self.run_formant(DISPLAY=":0", FORMANT_LIBTORCH=str(LIBTORCH))
        finally:
            hidden.rename(library)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("formant-window", refused.stderr)

    def test_the_demo_and_the_prompts_are_those_of_the_tree(self):
        resources = self.tree / "share/formant/resources"
        self.assertTrue((resources / "demo.yaml").exists())
        self.assertEqual({file.name for file in (resources / "prompts").iterdir()},
                         {file.name for file in (SOURCE / "resources/prompts").iterdir()})
        self.assertTrue(os.access(self.tree / "share/formant/installer/prepare-demo-corpus", os.X_OK))

    def check(self, tool, *arguments):
        if shutil.which(tool):
            done = subprocess.run([tool, *arguments], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_the_man_page_is_valid_and_names_every_command(self):
        page = gzip.decompress((self.tree / "share/man/man1/formant.1.gz").read_bytes()).decode()
        for command in ("synth", r"checkpoint list", "libtorch download"):
            self.assertIn(f".SS formant {command}", page)
        self.assertNotIn("decode", "\n".join(re.findall(r"^\.TP\n(.*)", page, re.M)))  # internal options
        file = self.home / "formant.1"
        file.write_text(page)
        if shutil.which("mandoc"):
            found = subprocess.run(["mandoc", "-Tlint", "-Wwarning", file], capture_output=True, text=True).stdout
            self.assertEqual([line for line in found.splitlines() if "missing date" not in line], [])

    def test_what_the_desktop_reads_is_valid(self):
        if not HAS_WINDOW:
            return
        share = self.tree / "share"
        self.check("desktop-file-validate", share / "applications/formant.desktop")
        self.check("appstreamcli", "validate", "--no-net",
                   share / "metainfo/org.formantstudio.Formant.metainfo.xml")
        self.check("rsvg-convert", "--output", self.home / "icon.png", share / "icons/hicolor/scalable/apps/formant.svg")
        self.check("update-mime-database", share / "mime")
        if shutil.which("update-mime-database"):
            self.assertIn(b"x-content/x-formant-run", (share / "mime/treemagic").read_bytes())


if __name__ == "__main__":
    unittest.main()
