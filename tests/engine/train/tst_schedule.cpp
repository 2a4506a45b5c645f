#include "engine/train/schedule.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace formant;

namespace tst_schedule {

const ScheduleConfig demo{1e-3, 0.01, 50, 2300};

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-12;
}

class TestSchedule : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_exponential_schedule_decays_by_a_factor_per_epoch() {
        ScheduleConfig config{2e-4, 0.01, 0, 1000};
        config.exponential = true;
        config.decay = 0.5;
        QCOMPARE(learning_rate_at(config, 1, 0), 2e-4);
        QCOMPARE(learning_rate_at(config, 900, 0), 2e-4);
        QCOMPARE(learning_rate_at(config, 900, 3), 2.5e-5);
    }
    void warmup_is_linear_and_its_first_rate_is_not_zero() {
        QVERIFY(near(learning_rate_at(demo, 1, 0), 1e-3 / 50));
        QVERIFY(near(learning_rate_at(demo, 25, 0), 0.5e-3));
        QVERIFY(near(learning_rate_at(demo, 50, 0), 1e-3));
    }
    void the_cosine_ends_at_its_share_of_the_peak() {
        QVERIFY(near(learning_rate_at(demo, 50 + 1125, 0), 1e-3 * (0.01 + 0.99 * 0.5)));
        QVERIFY(near(learning_rate_at(demo, 2300, 0), 1e-5));
        QVERIFY(near(learning_rate_at(demo, 9999, 0), 1e-5));
    }
    void without_warmup_it_starts_near_the_peak() {
        const ScheduleConfig config{1e-3, 0, 0, 100};
        QVERIFY(near(learning_rate_at(config, 1, 0), 1e-3 * 0.5 * (1 + std::cos(M_PI / 100))));
    }
    void a_warmup_as_long_as_the_run_only_rises() {
        const ScheduleConfig config{1.0, 0.01, 10, 10};
        for (int step = 1; step <= 10; ++step)
            QVERIFY(near(learning_rate_at(config, step, 0), step / 10.0));
    }
    void every_step_equals_the_schedulers_of_pytorch() {
        const auto output =
            test::run_python("engine/train/schedule.py", {"0.001", "0.01", "50", "2300"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto rates = nlohmann::json::parse(output.standard_output).get<std::vector<double>>();
        QCOMPARE(rates.size(), std::size_t{2300});
        for (std::size_t i = 0; i < rates.size(); ++i) {
            const double ours = learning_rate_at(demo, static_cast<std::int64_t>(i) + 1, 0);
            QVERIFY2(std::abs(ours - rates[i]) <= 1e-9, std::to_string(i + 1).c_str());
        }
    }
};

FORMANT_TEST(TestSchedule)

} // namespace tst_schedule

#include "tst_schedule.moc"
