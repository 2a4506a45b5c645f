"""Checks that check_troubleshooting.py finds each kind of gap and accepts a complete page."""
import pathlib
import tempfile
import unittest

import check_troubleshooting

RESULT = "enum class ErrorKind {\n    usage = 2, ///< command line\n    disk = 6,\n};\n"
SOURCE = """
    advise("other-corpus", what);
    return Advice{step, "plateau", what};
    return {step, "out-of-memory", what};
    fail(ErrorKind::disk, message(FORMANT_TR("base", "cannot write {path}: "
                                                     "{reason}"), args));
"""
PAGE = """
[kind](#usage)
# Errors
<a id="usage"></a>
<a id="disk"></a>
| `cannot write {path}: {reason}` | full | `df -h` |
# Advice of a run
| <a id="other-corpus"></a>`other-corpus` | |
| <a id="plateau"></a>`plateau` | |
| <a id="out-of-memory"></a>`out-of-memory` | |
"""


class CheckTroubleshooting(unittest.TestCase):
    def faults(self, page, source=SOURCE):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for file, text in {"engine/base/result.h": RESULT, "engine/train/a.cpp": source,
                               "docs/troubleshooting.md": page}.items():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                (folder / file).write_text(text)
            return list(check_troubleshooting.faults(folder))

    def test_a_whole_page_passes(self):
        self.assertEqual(self.faults(PAGE), [])

    def test_an_error_kind_without_anchor_is_found(self):
        self.assertEqual(self.faults(PAGE.replace('<a id="disk"></a>', "")), ["no anchor for disk"])

    def test_an_advice_without_anchor_is_found_however_it_is_created(self):
        for name in ("other-corpus", "plateau", "out-of-memory"):
            page = PAGE.replace(f'<a id="{name}"></a>', "")
            self.assertEqual(self.faults(page), [f"no anchor for {name}"])

    def test_an_advice_that_no_longer_exists_is_found(self):
        source = SOURCE.replace('advise("other-corpus", what);', "")
        self.assertEqual(self.faults(PAGE, source), ["the program has no other-corpus"])

    def test_a_line_of_a_preflight_may_have_an_anchor(self):
        page = PAGE + '<a id="slow-storage"></a>'
        source = SOURCE + 'report.warn("slow-storage", *slow);'
        self.assertEqual(self.faults(page, source), [])
        self.assertEqual(self.faults(page), ["the program has no slow-storage"])

    def test_a_message_in_other_words_is_found(self):
        page = PAGE.replace("cannot write", "could not write")
        self.assertEqual(
            self.faults(page), ["no message says: could not write {path}: {reason}"])

    def test_a_link_that_leads_nowhere_is_found(self):
        self.assertEqual(
            self.faults(PAGE + "[x](#nowhere)"), ["a link to nowhere, which is not an anchor"])


if __name__ == "__main__":
    unittest.main()
