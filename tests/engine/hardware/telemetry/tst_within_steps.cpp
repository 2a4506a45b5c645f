#include "engine/hardware/telemetry/within_steps.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <vector>

using namespace formant;

namespace tst_within_steps {

/// The time of a run that is sampled twice a second; the value shows what it does.
struct Course {
    WithinSteps within_steps;
    double at_s = 0;
    std::int64_t step = 0;
    std::vector<double> let_through;

    void add_value(double value) {
        at_s += 0.5;
        for (const TimedValue& one : within_steps.add({at_s, value}, step))
            let_through.push_back(one.value);
    }
    void take_steps(int count, double step_s, double value) {
        for (int i = 0; i < count; ++i) {
            for (double left = step_s; left > 0.5; left -= 0.5)
                add_value(value);
            ++step;
            add_value(value);
        }
    }
    void do_something_else(double seconds, double value) {
        for (double left = seconds; left > 0; left -= 0.5)
            add_value(value);
    }
    std::size_t count(double value) const {
        return static_cast<std::size_t>(std::count(let_through.begin(), let_through.end(), value));
    }
};

constexpr double training = 1, other = 2;

class TestWithinSteps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_lies_in_steps_comes_out_whole() {
        Course course;
        course.take_steps(20, 2, training);
        QCOMPARE(course.count(training), std::size_t{19 * 4 + 1}); // the first from its end on
    }
    void before_the_first_step_nothing_does() {
        Course course;
        course.do_something_else(60, other);
        QVERIFY(course.let_through.empty());
    }
    void a_pause_stays_outside() {
        Course course;
        course.take_steps(20, 0.5, training);
        course.do_something_else(600, other);
        course.take_steps(20, 0.5, training);
        QCOMPARE(course.count(other), std::size_t{0});
        QVERIFY(course.count(training) >= 39);
    }
    void long_steps_are_steps_once_they_are_known_to_be_long() {
        Course course;
        course.take_steps(10, 40, training);
        QVERIFY(course.count(training) >= 8 * 80);
    }
    void a_resumed_run_starts_at_its_step() {
        Course course;
        course.step = 500;
        course.take_steps(20, 1, training);
        QVERIFY(course.count(training) >= 38);
    }
};

FORMANT_TEST(TestWithinSteps)

} // namespace tst_within_steps

#include "tst_within_steps.moc"
