#include "tests/support/test_registry.h"
#include "ui/training/health_line.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_health_line {

using Per = LossTrend::Per;

const QDateTime now(QDate(2026, 11, 22), QTime(14, 5));

QString line(const HealthFacts& facts) {
    return health_line(facts, now, QLocale::c());
}

HealthFacts all_facts() {
    HealthFacts facts;
    facts.trend = LossTrend{-0.021, Per::hour};
    facts.gpu_busy = 0.97;
    facts.steps_to_save = 40;
    facts.done_at = QDateTime(QDate(2026, 11, 22), QTime(18, 20));
    return facts;
}

class TestHealthLine : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_that_is_known_stands_in_one_line() {
        QVERIFY(health_of(all_facts()) == Health::good);
        QCOMPARE(
            line(all_facts()),
            QString("Healthy: loss falling 2.1 % per hour; GPU 97 % busy; next checkpoint in 40 "
                    "steps; done at about %1")
                .arg(QLocale::c().toString(QTime(18, 20), QLocale::ShortFormat)));
    }
    void only_known_facts_are_shown() {
        HealthFacts facts;
        QCOMPARE(line(facts), QString());
        facts.gpu_busy = 0.5;
        QCOMPARE(line(facts), QString("Healthy: GPU 50 % busy"));
    }
    void a_loss_that_hardly_changes_is_flat() {
        HealthFacts facts;
        facts.trend = LossTrend{-0.001, Per::hour};
        QCOMPARE(line(facts), QString("Healthy: loss flat"));
    }
    void a_rising_loss_is_a_warning() {
        HealthFacts facts;
        facts.trend = LossTrend{0.3, Per::minute};
        QVERIFY(health_of(facts) == Health::warning);
        QCOMPARE(line(facts), QString("Warning: loss rising 30.0 % per minute"));
    }
    void recent_advice_is_referred_to() {
        HealthFacts facts = all_facts();
        facts.advised_at = 1200;
        QVERIFY(health_of(facts) == Health::warning);
        QVERIFY(line(facts).startsWith("See the advice at step 1200: loss falling"));
    }
    void a_paused_run_shows_no_end() {
        HealthFacts facts = all_facts();
        facts.paused = true;
        QVERIFY(health_of(facts) == Health::paused);
        QVERIFY(line(facts).startsWith("Paused: "));
        QVERIFY(!line(facts).contains("done at"));
        QVERIFY(!line(facts).contains("loss")); // it does not fall either
    }
    void an_end_on_another_day_shows_the_date() {
        HealthFacts facts;
        facts.done_at = now.addDays(2);
        QVERIFY(line(facts).startsWith("Healthy: done on "));
    }
};

FORMANT_TEST(TestHealthLine)

} // namespace tst_health_line

#include "tst_health_line.moc"
