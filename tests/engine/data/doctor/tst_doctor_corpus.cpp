#include "engine/data/doctor/doctor_corpus.h"
#include "tests/engine/data/doctor/examined.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_doctor_corpus {

using test::healthy;

/// Returns utterances at about `letters_per_s`, from half a second to three seconds.
std::vector<ExaminedUtterance> at_pace(double letters_per_s, int count) {
    std::vector<ExaminedUtterance> corpus;
    for (int i = 0; i < count; ++i) {
        ExaminedUtterance examined = healthy(std::to_string(i));
        examined.facts->sound_seconds = 0.5 + 2.5 * i / count;
        const double letters = letters_per_s * examined.facts->sound_seconds;
        examined.utterance.text = std::string(static_cast<std::size_t>(letters), 'a');
        corpus.push_back(examined);
    }
    return corpus;
}

class TestDoctorCorpus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void duplicate_audio_is_found_and_names_the_first() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b"), healthy("c")};
        QVERIFY(find_duplicate_audio(corpus, {}).empty());
        corpus[2].facts->sound = std::string("a");
        const Findings findings = find_duplicate_audio(corpus, {});
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].utterance, std::size_t{2});
        QVERIFY(findings[0].is_error);
        QVERIFY(to_english(findings[0].what).find("/corpus/a.wav") != std::string::npos);
    }
    void of_duplicate_audio_the_first_without_a_fault_is_kept() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b"), healthy("c")};
        corpus[1].facts->sound = corpus[2].facts->sound = std::string("a");
        const auto copies = [&](const std::set<std::size_t>& faulty) {
            return excluded_by(find_duplicate_audio(corpus, faulty));
        };
        QCOMPARE(copies({0}), (std::set<std::size_t>{0, 2}));
        QCOMPARE(copies({0, 1}), (std::set<std::size_t>{0, 1}));
        QCOMPARE(copies({0, 1, 2}), (std::set<std::size_t>{1, 2}));
        const std::string said = to_english(find_duplicate_audio(corpus, {0}).at(0).what);
        QCOMPARE(said, std::string("/corpus/a.wav has the same audio as /corpus/b.wav"));
    }
    void a_recording_that_is_listed_twice_is_reported_with_both_places() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("a")};
        corpus[1].utterance.place = "m.csv:7";
        const std::string said = to_english(find_duplicate_audio(corpus, {}).at(0).what);
        QCOMPARE(said, std::string("/corpus/a.wav is listed twice: m.csv:2, m.csv:7"));
    }
    void duplicate_text_is_reported_but_not_excluded() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b")};
        QVERIFY(find_duplicate_texts(corpus).empty());
        corpus[1].utterance.text = "TWENTY  four hours, a";
        const Findings findings = find_duplicate_texts(corpus);
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY(!findings[0].is_error);
    }
    void several_speakers_may_say_the_same() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b")};
        corpus[1].utterance.text = corpus[0].utterance.text;
        corpus[1].utterance.speaker = "bea";
        QVERIFY(find_duplicate_texts(corpus).empty());
        corpus[0].utterance.speaker = "bea";
        QCOMPARE(find_duplicate_texts(corpus).size(), std::size_t{1});
    }
    void missing_texts_are_not_duplicates() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b")};
        corpus[0].utterance.text = corpus[1].utterance.text = "";
        QVERIFY(find_duplicate_texts(corpus).empty());
    }
    void unusual_sample_rates_are_reported() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b"), healthy("c")};
        QVERIFY(find_odd_sample_rates(corpus).empty());
        corpus[0].facts->sample_rate_hz = 8000;
        const Findings findings = find_odd_sample_rates(corpus);
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].utterance, std::size_t{0});
        QVERIFY(!findings[0].is_error);
    }
    void a_text_of_another_recording_is_found_at_the_corpus_own_pace() {
        for (const double pace : {5.0, 14.0, 25.0}) {
            auto corpus = at_pace(pace, 20);
            QVERIFY(find_length_mismatches(corpus, DoctorLimits()).empty());
            std::swap(corpus.front().utterance.text, corpus.back().utterance.text);
            const Findings findings = find_length_mismatches(corpus, DoctorLimits());
            QCOMPARE(findings.size(), std::size_t{2});
            QCOMPARE(findings[0].utterance, std::size_t{0});
            QCOMPARE(findings[1].utterance, std::size_t{19});
            QVERIFY(findings[0].is_error);
        }
    }
    void few_recordings_are_compared_with_a_typical_pace() {
        auto corpus = at_pace(14, 3);
        QVERIFY(find_length_mismatches(corpus, DoctorLimits()).empty());
        corpus[0].utterance.text = std::string(100, 'a');
        QCOMPARE(find_length_mismatches(corpus, DoctorLimits()).size(), std::size_t{1});
    }
    void unreadable_recordings_are_ignored() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b")};
        corpus[0].facts = fail(ErrorKind::data, Message());
        QVERIFY(find_duplicate_audio(corpus, {}).empty());
        QVERIFY(find_odd_sample_rates(corpus).empty());
        QVERIFY(find_length_mismatches(corpus, DoctorLimits()).empty());
        QVERIFY(find_odd_sample_rates({}).empty());
    }
};

FORMANT_TEST(TestDoctorCorpus)

} // namespace tst_doctor_corpus

#include "tst_doctor_corpus.moc"
