#include "engine/data/doctor.h"
#include "tests/engine/data/examined.h"

#include <QtTest/QtTest>

using namespace formant;
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
        corpus[0].facts->clipped_share = 0.5;
        const Findings findings = examine(corpus, DoctorLimits());
        QCOMPARE(test::faults_of(findings),
                 (std::vector<Fault>{Fault::clipped, Fault::duplicate_audio, Fault::missing_text}));
        for (std::size_t i = 0; i < findings.size(); ++i)
            QCOMPARE(findings[i].utterance, i);
    }
};

QTEST_APPLESS_MAIN(TestDoctor)
#include "tst_doctor.moc"
