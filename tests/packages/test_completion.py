#!/usr/bin/env python3
"""test_completion.py PROGRAM: the completion scripts are valid, and complete in a real shell."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop()


def script(shell):
    return subprocess.run([PROGRAM, "--completion", shell], capture_output=True, text=True, check=True).stdout


def completed_by_bash(*words):
    """What bash offers for the last of the words."""
    line = ("source /dev/stdin\nCOMP_WORDS=(formant \"$@\") COMP_CWORD=$#\n_formant\n"
            'printf "%s\\n" "${COMPREPLY[@]}"\n')
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "a file.yaml").touch()
        done = subprocess.run(["bash", "--norc", "-c", line, "bash", *words], input=script("bash"),
                              capture_output=True, text=True, cwd=folder)
    assert done.stderr == "", done.stderr
    return [text for text in done.stdout.splitlines() if text]


class Completion(unittest.TestCase):
    def test_bash_completes_commands_and_their_commands(self):
        self.assertEqual(completed_by_bash("pre"), ["preflight", "preprocess"])
        self.assertEqual(completed_by_bash("checkpoint", "ver"), ["verify"])
        self.assertEqual(completed_by_bash("libtorch", ""), ["download", "a file.yaml"])

    def test_bash_completes_the_options_of_a_command(self):
        self.assertEqual(completed_by_bash("synth", "--speak"), ["--speaker"])
        self.assertIn("--headless", completed_by_bash("--he"))
        self.assertNotIn("--headless", completed_by_bash("synth", "--he"))
        self.assertEqual(completed_by_bash("--decode"), [])  # internal

    def test_bash_completes_choices_and_files(self):
        self.assertEqual(completed_by_bash("synth", "--format", ""), ["wav", "flac", "ogg", "opus", "mp3"])
        self.assertEqual(completed_by_bash("--log-format", "j"), ["json"])
        self.assertEqual(completed_by_bash("--config", "a"), ["a file.yaml"])

    def test_scripts_are_valid(self):
        for shell in ("bash", "zsh", "fish"):
            if shutil.which(shell):
                done = subprocess.run([shell, "-n"], input=script(shell), capture_output=True, text=True)
                self.assertEqual((done.returncode, done.stderr), (0, ""), shell)

    def test_fish_completes(self):
        if not shutil.which("fish"):
            return
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "formant.fish").write_text(script("fish"))
            for line, expected in (("formant checkpoint ver", "verify"), ("formant synth --speak", "--speaker"),
                                   ("formant synth --format fl", "flac"), ("formant pref", "preflight")):
                done = subprocess.run(["fish", "--no-config", "-c",
                                       f"source {folder}/formant.fish; complete -C '{line}'"],
                                      capture_output=True, text=True, cwd=folder,
                                      env={"HOME": folder, "PATH": "/usr/bin:/bin"})
                self.assertIn(expected, [text.split("\t")[0] for text in done.stdout.splitlines()], line)

    def test_an_unknown_shell_is_refused(self):
        done = subprocess.run([PROGRAM, "--completion", "tcsh"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
