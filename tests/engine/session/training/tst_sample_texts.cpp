#include "engine/session/training/sample_texts.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using Texts = std::vector<std::string>;

namespace {

TrainingClips clips_of(const Texts& texts) {
    TrainingClips clips;
    for (const std::string& text : texts) {
        clips.emplace_back();
        clips.back().text = text;
    }
    return clips;
}

/// "a", "aa", ... up to so many letters.
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

} // namespace

class TestSampleTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void those_that_were_chosen_are_spoken() {
        TrainingData data;
        data.validation = clips_of({"one"});
        const SampleTexts samples = sample_texts({"two", "three"}, data);
        QCOMPARE(samples.texts, (Texts{"two", "three"}));
        QVERIFY(samples.why.empty());
    }
    void where_none_are_they_are_of_the_recordings_that_are_validated_on() {
        TrainingData data;
        data.training = clips_of({"trained"});
        data.validation = clips_of({"validated"});
        const SampleTexts samples = sample_texts({}, data);
        QCOMPARE(samples.texts, Texts{"validated"});
        QVERIFY(test::contains(to_english(samples.why), "1 text of the recordings that are kept"));
    }
    void where_nothing_is_validated_on_they_are_of_the_others_and_that_is_said() {
        TrainingData data;
        data.training = clips_of({"one", "two"});
        const SampleTexts samples = sample_texts({}, data);
        QCOMPARE(samples.texts, (Texts{"one", "two"}));
        QVERIFY(test::contains(to_english(samples.why), "none are kept to validate on"));
    }
    void they_are_short_to_middle_ones() {
        const Texts chosen = chosen_of(of_every_length(101));
        QCOMPARE(chosen, (Texts{"a", std::string(26, 'a'), std::string(51, 'a')}));
    }
    void the_order_of_the_recordings_and_repeated_texts_change_nothing() {
        const Texts texts = {"four", "one", "three", "two", "one", "two"};
        QCOMPARE(chosen_of(texts), (Texts{"one", "two", "four"}));
        QCOMPARE(chosen_of({texts.rbegin(), texts.rend()}), chosen_of(texts));
    }
    void a_long_text_is_spoken_only_where_there_is_no_other() {
        const std::string longer(300, 'b');
        QCOMPARE(chosen_of({longer}), Texts{longer});
        QCOMPARE(chosen_of({"a", "b", "c", "d", longer}), (Texts{"a", "b", "c"}));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestSampleTexts)
#include "tst_sample_texts.moc"
