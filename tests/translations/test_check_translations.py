"""The check of the translations finds each kind of fault, and lets a whole translation pass."""
import pathlib
import tempfile
import unittest

import check_translations


def message(source, translation, attributes=""):
    return (f"<message><source>{source}</source>"
            f"<translation{attributes}>{translation}</translation></message>")


def plural(source, *forms):
    texts = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return (f'<message numerus="yes"><source>{source}</source>'
            f"<translation>{texts}</translation></message>")


def written(folder, name, *messages):
    file = pathlib.Path(folder) / name
    body = "".join(messages)
    file.write_text(f"<TS><context><name>Page</name>{body}</context></TS>")
    return file


class CheckTranslations(unittest.TestCase):
    def faults(self, kept, refreshed=None):
        with tempfile.TemporaryDirectory() as folder:
            return list(check_translations.faults_of_file(
                written(folder, "kept.ts", kept), written(folder, "new.ts", refreshed or kept)))

    def assert_fault(self, words, source, translation):
        found = self.faults(message(source, translation))
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_a_whole_translation_passes(self):
        for source, translation in (("&amp;Save %1 in {file}…", "{file}: %1 &amp;spara…"),
                                    ("{count} {step|steps}", "{count} steg"),
                                    ("{count} {step|steps}", "{count} {paso|pasos}"),
                                    ("Show Details...", "Mostrar detalles…")):
            self.assertEqual(self.faults(message(source, translation)), [])
        self.assertEqual(self.faults(plural("one of %n", "el último", "uno de los %Ln")), [])

    def test_a_string_that_is_new_is_found(self):
        new = message("New", "", ' type="unfinished"')
        self.assertEqual(self.faults("", new), ["Page: 'New' is not translated"])

    def test_a_string_that_is_gone_is_found(self):
        found = self.faults(message("Old", "Gammal"), message("Kept", "Kvar"))
        self.assertEqual(found[0], "Page: 'Old' is not in the program any more")

    def test_what_is_empty_is_found(self):
        self.assert_fault("is empty", "Stop", " ")
        self.assertIn("is empty", self.faults(plural("%n steps", "ett steg", ""))[0])

    def test_other_places_are_found(self):
        self.assert_fault("to fill in", "in {file}", "i {fil}")
        self.assert_fault("to fill in", "%1 of %2", "%1")
        self.assert_fault("to fill in", "{count} {step|steps}", "{paso|pasos}")
        self.assertEqual(len(self.faults(plural("%n of %1", "en av %1", "%n av allt"))), 1)

    def test_a_choice_of_its_own_is_found(self):
        self.assert_fault("a choice", "{count} done", "{count} {klar|klara}")

    def test_other_accelerators_lines_tags_and_edges_are_found(self):
        self.assert_fault("accelerators", "&amp;Save", "Spara")
        self.assert_fault("accelerators", "Save", "&amp;Spara")
        self.assert_fault("lines", "a\nb", "ab")
        self.assert_fault("tags", "&lt;b&gt;a&lt;/b&gt;", "a")
        self.assert_fault("edges", "Show ", "Visa")
        self.assert_fault("edges", "Open…", "Öppna")

    def test_persian_words_digits_and_endings_of_names_are_found(self):
        def found(source, form):
            with tempfile.TemporaryDirectory() as folder:
                file = written(folder, "formant_fa.ts", message(source, form))
                return list(check_translations.faults_of_file(file, file))
        for fault, source, form in (
                ("another word", "Cancel", "انصراف"),
                ("left in English", "no data", "no data"),
                ("digits", "more than 20 times", "بیش از 20 برابر"),
                ("ending", "a .pt file", "فایل .pt")):
            self.assertIn(fault, "".join(found(source, form)))
        for source, form in (("a .pt file", "فایل \u2068.pt\u2069"), ("ms", "ms"),
                             ("SHA-256, 20 times", "SHA-256، ۲۰ برابر"),
                             ("0: off", "0: خاموش"), ("{count} GiB", "{count} GiB")):
            self.assertEqual(found(source, form), [])


if __name__ == "__main__":
    unittest.main()
