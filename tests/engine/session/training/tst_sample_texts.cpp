#include "engine/session/training/sample_texts.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sample_texts {

using Texts = std::vector<std::string>;

TrainingClips clips_of(const Texts& texts) {
    TrainingClips clips;
    for (const std::string& text : texts) {
        clips.emplace_back();
        clips.back().text = text;
    }
    return clips;
}

/// Returns "a", "aa", ... up to the longest.
Texts of_every_length(std::size_t longest) {
    Texts texts;
    for (std::size_t length = 1; length <= longest; ++length)
        texts.emplace_back(length, 'a');
    return texts;
}

Texts chosen_of(const Texts& texts) {
    TrainingData data;
    data.validation = clips_of(texts);
    return sample_texts({}, data).texts;
}

class TestSampleTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void chosen_texts_are_used() {
        TrainingData data;
        data.validation = clips_of({"one"});
        const SampleTexts samples = sample_texts({"two", "three"}, data);
        QCOMPARE(samples.texts, (Texts{"two", "three"}));
        QVERIFY(samples.reason.empty());
    }
    void without_chosen_texts_those_of_the_validation_set_are_used() {
        TrainingData data;
        data.training = clips_of({"trained"});
        data.validation = clips_of({"validated"});
        const SampleTexts samples = sample_texts({}, data);
        QCOMPARE(samples.texts, Texts{"validated"});
        QVERIFY(test::contains(to_english(samples.reason), "1 text of the validation set"));
    }
    void without_a_validation_set_those_of_the_training_set_are_used() {
        TrainingData data;
        data.training = clips_of({"one", "two"});
        const SampleTexts samples = sample_texts({}, data);
        QCOMPARE(samples.texts, (Texts{"one", "two"}));
        QVERIFY(test::contains(to_english(samples.reason), "there is no validation set"));
    }
    void texts_of_short_to_medium_length_are_selected() {
        const Texts chosen = chosen_of(of_every_length(101));
        QCOMPARE(chosen, (Texts{"a", std::string(26, 'a'), std::string(51, 'a')}));
    }
    void order_and_duplicates_do_not_change_the_selection() {
        const Texts texts = {"four", "one", "three", "two", "one", "two"};
        QCOMPARE(chosen_of(texts), (Texts{"one", "two", "four"}));
        QCOMPARE(chosen_of({texts.rbegin(), texts.rend()}), chosen_of(texts));
    }
    void a_long_text_is_selected_only_if_there_is_no_other() {
        const std::string longer(300, 'b');
        QCOMPARE(chosen_of({longer}), Texts{longer});
        QCOMPARE(chosen_of({"a", "b", "c", "d", longer}), (Texts{"a", "b", "c"}));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestSampleTexts)

} // namespace tst_sample_texts

#include "tst_sample_texts.moc"
