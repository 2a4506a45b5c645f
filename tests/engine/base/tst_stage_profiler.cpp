#include "engine/base/stage_profiler.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <memory>
#include <set>
#include <stdexcept>
#include <string>

using namespace formant;
using namespace std::chrono_literals;

namespace tst_stage_profiler {

class TestStageProfiler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void work_returns_the_same_with_and_without_a_profiler() {
        StageProfiler profiler;
        for (StageProfiler* pointer : {static_cast<StageProfiler*>(nullptr), &profiler}) {
            const int copied = timed(pointer, Stage::forward, [] { return 7; });
            QCOMPARE(copied, 7);
            const auto moved =
                timed(pointer, Stage::forward, [] { return std::make_unique<int>(8); });
            QCOMPARE(*moved, 8);
            bool done = false;
            timed(pointer, Stage::backward, [&] { done = true; });
            QVERIFY(done);
        }
        QCOMPARE(profiler.spans().size(), std::size_t{3});
    }
    void a_span_is_as_long_as_its_work() {
        StageProfiler profiler;
        timed(&profiler, Stage::decode, [] { std::this_thread::sleep_for(20ms); });
        const StageSpan span = profiler.spans().front();
        QVERIFY(span.stage == Stage::decode);
        QVERIFY(span.begin_ms >= 0);
        QVERIFY2(span.ms() >= 20, std::to_string(span.ms()).c_str());
    }
    void stages_within_a_stage_lie_within_it() {
        StageProfiler profiler;
        timed(&profiler, Stage::step,
              [&] { timed(&profiler, Stage::forward, [] { std::this_thread::sleep_for(1ms); }); });
        const auto spans = profiler.spans();
        QVERIFY(spans[0].stage == Stage::forward && spans[1].stage == Stage::step);
        QVERIFY(spans[1].begin_ms <= spans[0].begin_ms && spans[0].end_ms <= spans[1].end_ms);
    }
    void work_done_in_before_end_counts() {
        std::vector<Stage> ended;
        StageProfiler profiler([&](Stage stage) {
            ended.push_back(stage);
            std::this_thread::sleep_for(10ms);
        });
        timed(&profiler, Stage::backward, [] {});
        QCOMPARE(ended.size(), std::size_t{1});
        QVERIFY(profiler.spans().front().ms() >= 10);
    }
    void work_that_throws_is_not_recorded_and_not_waited_for() {
        bool waited = false;
        StageProfiler profiler([&](Stage) { waited = true; });
        const auto work = [&] {
            timed(&profiler, Stage::forward, [] { throw std::runtime_error("lost"); });
        };
        QVERIFY_EXCEPTION_THROWN(work(), std::runtime_error);
        QVERIFY(profiler.spans().empty());
        QVERIFY(!waited);
    }
    void threads_are_distinguished_and_no_span_is_lost() {
        StageProfiler profiler;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int k = 0; k < 100; ++k)
                    timed(&profiler, Stage::features, [] {});
            });
        for (std::thread& thread : threads)
            thread.join();
        std::set<int> numbers;
        for (const StageSpan& span : profiler.spans())
            numbers.insert(span.thread);
        QCOMPARE(profiler.spans().size(), std::size_t{400});
        QCOMPARE(numbers, (std::set<int>{0, 1, 2, 3}));
    }
    void spans_before_the_end_of_a_warm_up_are_discarded() {
        StageProfiler profiler;
        timed(&profiler, Stage::step, [] {});
        profiler.clear();
        QVERIFY(profiler.spans().empty());
    }
    void every_stage_has_a_name_of_its_own() {
        std::set<std::string> names;
        for (int stage = 0; stage <= static_cast<int>(Stage::step); ++stage)
            names.insert(name_of(static_cast<Stage>(stage)));
        QCOMPARE(names.size(), static_cast<std::size_t>(Stage::step) + 1);
    }
};

FORMANT_TEST(TestStageProfiler)

} // namespace tst_stage_profiler

#include "tst_stage_profiler.moc"
