"""The style check finds each kind of violation, and lets what is allowed pass."""
import contextlib
import io
import pathlib
import tempfile
import unittest

import check_style

CLEAN = """#pragma once

/// Resumes a run from a checkpoint.
void resume_run(int step);
"""


class CheckStyle(unittest.TestCase):
    def complaints(self, files, allowed=(), below=()):
        """The sentences about a tree of these files (path: text)."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            return list(check_style.complaints(root, list(allowed), below))

    def of_source(self, text):
        return self.complaints({"engine/base/run.cpp": text})

    def test_a_clean_tree_passes(self):
        self.assertEqual(
            self.complaints({"engine/base/run.h": CLEAN, "docs/window.md": "A run is resumed.\n"}), [])

    def test_a_name(self):
        found = self.of_source("int steps;\nint words_of_run;\nint other = words_of_run;\n")
        self.assertEqual(found, ["engine/base/run.cpp:2: 'words_of_run': use message, text, label"])

    def test_a_name_in_camel_case_and_of_a_member(self):
        self.assertIn("'LossJudge': use monitor", self.of_source("class LossJudge;\n")[0])
        self.assertIn("'room_': use free_space", self.of_source("long room_;\n")[0])

    def test_a_doc_comment(self):
        found = self.of_source("/// Reads the run.\n/// Keeps what is told.\nvoid read();\n")
        self.assertEqual(found, ["engine/base/run.cpp:2: 'told': use report, show, distinguish"])

    def test_a_comment(self):
        for comment in ("int x; // starts anew", "/* starts\n   anew */"):
            self.assertIn("'anew': use again, fresh", self.of_source(comment)[0])

    def test_a_phrase_over_two_lines(self):
        found = self.of_source("int x;\n    // The clip is left\n    // out of the epoch.\n")
        self.assertEqual(found, ["engine/base/run.cpp:2: 'left out': use excluded, skipped"])
        found = self.of_source('auto text = "the clip is left "\n            "out";\n')
        self.assertEqual(found, ["engine/base/run.cpp:1: 'left out': use excluded, skipped"])

    def test_comments_of_two_statements_are_two_texts(self):
        self.assertEqual(self.of_source("int x; // left\nint y; // out\n"), [])

    def test_a_string(self):
        found = self.of_source('\nauto text = "the run \\"a\\" goes on";\n')
        self.assertEqual(found, ["engine/base/run.cpp:2: 'goes on': use resume, continue"])

    def test_a_raw_string(self):
        found = self.of_source('auto a = R"(\nthe run "a"\ngoes on)";\n')
        self.assertEqual(found, ["engine/base/run.cpp:3: 'goes on': use resume, continue"])
        found = self.of_source('auto a = R"json({"a)": "goes on"})json";\nint words;\n')
        self.assertEqual(len(found), 2)
        self.assertIn("run.cpp:2: 'words'", found[0])

    def test_a_string_without_a_space_is_a_key(self):
        self.assertEqual(self.of_source('auto key = at("mels_of_heard"); auto other = at("heard");\n'), [])

    def test_names_in_strings_and_includes_are_none(self):
        self.assertEqual(self.of_source('#include "engine/words.h"\n  #  include <room.h>\n'
                                        'auto text = "words_of // room_";\n'), [])

    def test_digit_separators_and_character_literals_open_nothing(self):
        for before in ("int x = 1'000;", "int x = 0xFF'FF'00u;", "char c = '\"';", "char c = '\\'';",
                       "char c = '\\xff';", "auto c = u'\\u2068';"):
            found = self.of_source(f'{before} int words; auto text = "it goes on";\n')
            self.assertEqual(len(found), 2, before)
            self.assertIn("'words'", found[0])
            self.assertIn("'goes on'", found[1])

    def test_a_comment_marker_in_a_string_opens_none(self):
        found = self.of_source('auto a = "https://a.org/*"; int words; // */\n')
        self.assertEqual(len(found), 1)
        self.assertIn("'words'", found[0])

    def test_british_spelling(self):
        self.assertEqual(self.of_source("/// Makes the optimiser.\nvoid make();\n"),
                         ["engine/base/run.cpp:1: 'optimiser': use -ize"])
        self.assertEqual(self.of_source("int panel_colour;\n"),
                         ["engine/base/run.cpp:1: 'panel_colour': use -or"])
        self.assertEqual(self.complaints({"README.md": "# Run\n\nIt was cancelled.\n"}),
                         ["README.md:3: 'cancelled': use one l"])

    def test_a_document(self):
        found = self.complaints({"docs/window.md": "# Window\n\nA file is left\nout.\n"})
        self.assertEqual(found, ["docs/window.md:3: 'left out': use excluded, skipped"])

    def test_code_and_links_of_a_document_are_none(self):
        self.assertEqual(self.complaints({"docs/window.md": "`go on` and [it](go on.md)\n```\ngo on\n```\n"}),
                         [])

    def test_the_glossary_names_what_is_not_to_be_used(self):
        self.assertEqual(self.complaints({check_style.GLOSSARY: "| resume | go on |\n"}), [])

    def test_fragments_above_the_share(self):
        for fragment in ("Of what is spoken with.", "lower case.", "How many."):
            header = CLEAN + f"\n/// {fragment}\nint x();\n"
            found = self.complaints({"ui/run.h": header})
            self.assertEqual(found, [f"ui/run.h:6: the doc comment leans on the code: '{fragment}': "
                                     "use a whole sentence"])

    def test_a_few_fragments_pass(self):
        whole = "/// Returns the step.\nint step();\n"
        header = whole * 49 + "/// How many.\nint count();\n"
        self.assertEqual(self.complaints({"ui/run.h": header}), [])
        self.assertEqual(len(self.complaints({"ui/run.h": header}, below=["ui"])), 1)
        self.assertEqual(len(self.complaints({"ui/run.h": header[len(whole):]})), 1)

    def test_only_the_first_line_of_a_doc_comment_opens_it(self):
        header = CLEAN + "\n/// Returns the number\n/// of steps.\nint x(); ///< of this run\n"
        self.assertEqual(self.complaints({"ui/run.h": header}), [])

    def test_an_allowed_word_passes(self):
        files = {"engine/text/reader.cpp": "int words;\nint Words;\n", "engine/base/run.cpp": "int words;\n"}
        found = self.complaints(files, [("engine/text/", "words", "words of a text")])
        self.assertEqual(found, ["engine/base/run.cpp:1: 'words': use message, text, label"])

    def test_an_unused_entry(self):
        found = self.complaints({"engine/base/run.h": CLEAN}, [("engine/text/", "words", "words of a text")])
        self.assertEqual(found, ["tests/style/allowed.txt: nothing below engine/text/ says 'words' any more; "
                                 "take it off"])

    def test_an_entry_has_a_reason(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "allowed.txt"
            file.write_text("# a comment\n\nengine/text/\twords\twords of a text\n")
            self.assertEqual(list(check_style.allowed_words(file)),
                             [("engine/text/", "words", "words of a text")])
            file.write_text("engine/text/\twords\n")
            with self.assertRaises(SystemExit) as caught, contextlib.redirect_stderr(io.StringIO()):
                list(check_style.allowed_words(file))
            self.assertIn("allowed.txt:1: an entry is a path", str(caught.exception))

    def test_paths_restrict_what_is_shown(self):
        files = {"engine/base/run.cpp": "int words;\n", "ui/page.cpp": "int words;\n"}
        found = self.complaints(files, below=["ui/"])
        self.assertEqual(found, ["ui/page.cpp:1: 'words': use message, text, label"])


if __name__ == "__main__":
    unittest.main()
