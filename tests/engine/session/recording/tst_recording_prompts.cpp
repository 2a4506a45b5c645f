#include "engine/data/readers/prompt_lists.h"
#include "engine/session/recording/recording_profile.h"
#include "engine/session/recording/recording_prompts.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtCore/QString>
#include <QtTest/QtTest>

#include <algorithm>
#include <set>

using namespace formant;

namespace tst_recording_prompts {

using test::SmallCorpus;
using Names = std::vector<std::string>;

struct Fixture : SmallCorpus {
    Path profile = *this / "ann";
    Fixture() { test::throw_on_error(create_profile(profile, {"Ann", "given", "CC0-1.0", "en"})); }
    std::string keep(const std::string& name, const std::string& lines) const {
        write(name, lines);
        return save_prompt_list(profile, *this / name).value();
    }
};

class TestRecordingPrompts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void custom_sentences_get_ids_that_are_valid_file_names() {
        const Fixture f;
        QCOMPARE(f.keep("mine.txt", "a/b\tOne.\n\n \nTwo.\n"), std::string("mine"));
        const PromptList kept = read_prompt_list(f.profile / "prompts/mine.txt").value();
        QCOMPARE(kept.size(), std::size_t{2});
        QCOMPARE(kept[0].id, std::string("mine_0001"));
        QCOMPARE(kept[0].text, std::string("One."));
        QCOMPARE(kept[1].id, std::string("mine_0002"));
        QCOMPARE(saved_prompt_lists(f.profile).value(), Names{"mine"});
    }
    void equal_sentences_are_saved_once_and_others_under_another_name() {
        const Fixture f;
        QCOMPARE(f.keep("mine.txt", "One.\n"), std::string("mine"));
        QCOMPARE(f.keep("mine.txt", "One.\n"), std::string("mine"));
        QCOMPARE(f.keep("mine.txt", "Two.\n"), std::string("mine-2"));
        QCOMPARE(f.keep("mine.txt", "Two.\n"), std::string("mine-2"));
        QCOMPARE(f.keep("ann_mine.txt", "One.\n"), std::string("mine"));
    }
    void a_file_without_sentences_is_refused() {
        const Fixture f;
        f.write("empty.txt", "\n\na\t \n");
        const auto kept = save_prompt_list(f.profile, f / "empty.txt");
        QVERIFY(!kept && kept.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(kept.error().what), "empty.txt"));
        QCOMPARE(save_prompt_list(f.profile, f / "none.txt").error().kind, ErrorKind::data);
    }
    void there_are_built_in_lists_in_four_languages() {
        const Names expected = {"en", "es", "fa", "sv"};
        QCOMPARE(prompt_list_languages(), expected);
    }
    void built_in_lists_have_sixty_different_sentences_of_four_to_fourteen_words() {
        for (const std::string& language : prompt_list_languages()) {
            const auto prompts = read_prompt_list(built_in_prompt_list(language)).value();
            QVERIFY2(prompts.size() >= 60, language.c_str());
            std::set<std::string> texts;
            for (const Prompt& prompt : prompts) {
                const QString text = QString::fromStdString(prompt.text);
                const auto words = text.split(' ').size();
                QVERIFY2(words >= 4 && words <= 14, prompt.text.c_str());
                QVERIFY2(
                    std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); }),
                    prompt.text.c_str());
                QVERIFY2(texts.insert(prompt.text).second, prompt.text.c_str());
            }
        }
    }
};

FORMANT_TEST(TestRecordingPrompts)

} // namespace tst_recording_prompts

#include "tst_recording_prompts.moc"
