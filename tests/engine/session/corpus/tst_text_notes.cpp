#include "engine/session/corpus/text_notes.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_text_notes {

using test::contains;

std::vector<std::string> notes_of(const std::vector<std::string>& texts,
                                  const std::string& language) {
    Utterances utterances;
    for (const std::string& text : texts)
        utterances.push_back({"", text, "", ""});
    std::vector<std::string> notes;
    for (const Message& note : text_notes(utterances, language))
        notes.push_back(to_english(note));
    return notes;
}

class TestTextNotes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void plain_texts_have_no_note() {
        QVERIFY(notes_of({"one and one", "It's l·l, 2 * 3."}, "ca").empty());
    }
    void texts_with_marks_of_stress_are_counted() {
        const auto notes = notes_of({"з+амок", "за́мок", "замок"}, "ru");
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].starts_with("2 texts with marks of stress"), notes[0].c_str());
    }
    void texts_with_markup_are_counted() {
        const auto notes = notes_of({"so **loud**", "ma·ma", "plain"}, "en-us");
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].starts_with("2 texts with markup"), notes[0].c_str());
        QVERIFY(notes_of({"_one_"}, "en-us")[0].starts_with("1 text with markup"));
    }
    void words_that_cannot_be_pronounced_are_a_warning() {
        const auto notes = notes_of({"東京都", "大阪府"}, "ja");
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(contains(notes[0], "no pronunciation in 'ja'"), notes[0].c_str());
        QVERIFY(notes_of({"東京都"}, "").empty()); // the language is unknown
    }
};

FORMANT_TEST(TestTextNotes)

} // namespace tst_text_notes

#include "tst_text_notes.moc"
