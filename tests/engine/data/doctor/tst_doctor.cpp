#include "engine/data/doctor/doctor.h"
#include "tests/engine/data/doctor/examined.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_doctor {

using test::healthy;

class TestDoctor : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_clean_corpus_has_no_finding() {
        QVERIFY(examine({healthy("a"), healthy("b"), healthy("c")}, DoctorLimits()).empty());
        QVERIFY(examine({}, DoctorLimits()).empty());
    }
    void findings_come_in_the_order_of_the_corpus() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b"), healthy("c")};
        corpus[2].utterance.text = "";
        corpus[1].facts->sound = std::string("a");
        corpus[0].facts->clipped_share = 0.1;
        const Findings findings = examine(corpus, DoctorLimits());
        QCOMPARE(test::faults_of(findings),
                 (std::vector<Fault>{Fault::clipped, Fault::duplicate_audio, Fault::missing_text}));
        for (std::size_t i = 0; i < findings.size(); ++i)
            QCOMPARE(findings[i].utterance, i);
    }
    void a_copy_with_the_same_text_is_reported_once() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b"), healthy("c")};
        corpus[1].facts->sound = std::string("a");
        corpus[1].utterance.text = corpus[2].utterance.text = corpus[0].utterance.text;
        QCOMPARE(test::faults_of(examine(corpus, DoctorLimits())),
                 (std::vector<Fault>{Fault::duplicate_audio, Fault::duplicate_text}));
    }
    void a_good_recording_is_not_excluded_for_a_copy_without_a_text() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b")};
        corpus[1].facts->sound = std::string("a");
        corpus[0].utterance.text = "";
        QCOMPARE(excluded_by(examine(corpus, DoctorLimits())), (std::set<std::size_t>{0}));
    }
    void a_good_recording_is_not_excluded_for_a_copy_with_another_text() {
        std::vector<ExaminedUtterance> corpus = {healthy("a"), healthy("b")};
        corpus[1].facts->sound = std::string("a");
        corpus[0].utterance.text = std::string(300, 'a');
        QCOMPARE(excluded_by(examine(corpus, DoctorLimits())), (std::set<std::size_t>{0}));
    }
    void every_fault_has_a_name_of_its_own() {
        std::set<std::string> names;
        for (int fault = 0; fault <= static_cast<int>(last_fault); ++fault)
            names.insert(to_english(name_of(static_cast<Fault>(fault))));
        QCOMPARE(names.size(), static_cast<std::size_t>(last_fault) + 1);
        QVERIFY(!names.contains(""));
    }
};

FORMANT_TEST(TestDoctor)

} // namespace tst_doctor

#include "tst_doctor.moc"
