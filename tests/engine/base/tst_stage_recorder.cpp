#include "engine/base/stage_recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <memory>
#include <set>
#include <stdexcept>
#include <string>

using namespace formant;
using namespace std::chrono_literals;

class TestStageRecorder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void work_gives_what_it_gives_whether_someone_listens_or_not() {
        StageRecorder recorder;
        for (StageRecorder* listener : {static_cast<StageRecorder*>(nullptr), &recorder}) {
            const int copied = timed(listener, Stage::forward, [] { return 7; });
            QCOMPARE(copied, 7);
            const auto moved =
                timed(listener, Stage::forward, [] { return std::make_unique<int>(8); });
            QCOMPARE(*moved, 8);
            bool done = false;
            timed(listener, Stage::backward, [&] { done = true; });
            QVERIFY(done);
        }
        QCOMPARE(recorder.spans().size(), std::size_t{3});
    }
    void a_span_is_as_long_as_its_work() {
        StageRecorder recorder;
        timed(&recorder, Stage::decode, [] { std::this_thread::sleep_for(20ms); });
        const StageSpan span = recorder.spans().front();
        QVERIFY(span.stage == Stage::decode);
        QVERIFY(span.begin_ms >= 0);
        QVERIFY2(span.ms() >= 20, std::to_string(span.ms()).c_str());
    }
    void stages_within_a_stage_lie_within_it() {
        StageRecorder recorder;
        timed(&recorder, Stage::step,
              [&] { timed(&recorder, Stage::forward, [] { std::this_thread::sleep_for(1ms); }); });
        const auto spans = recorder.spans();
        QVERIFY(spans[0].stage == Stage::forward && spans[1].stage == Stage::step);
        QVERIFY(spans[1].begin_ms <= spans[0].begin_ms && spans[0].end_ms <= spans[1].end_ms);
    }
    void what_is_done_before_the_end_counts() {
        std::vector<Stage> ended;
        StageRecorder recorder([&](Stage stage) {
            ended.push_back(stage);
            std::this_thread::sleep_for(10ms);
        });
        timed(&recorder, Stage::backward, [] {});
        QCOMPARE(ended.size(), std::size_t{1});
        QVERIFY(recorder.spans().front().ms() >= 10);
    }
    void work_that_throws_is_not_kept_and_nothing_waits_for_it() {
        bool waited = false;
        StageRecorder recorder([&](Stage) { waited = true; });
        const auto work = [&] {
            timed(&recorder, Stage::forward, [] { throw std::runtime_error("lost"); });
        };
        QVERIFY_EXCEPTION_THROWN(work(), std::runtime_error);
        QVERIFY(recorder.spans().empty());
        QVERIFY(!waited);
    }
    void threads_are_told_apart_and_lose_nothing() {
        StageRecorder recorder;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int k = 0; k < 100; ++k)
                    timed(&recorder, Stage::features, [] {});
            });
        for (std::thread& thread : threads)
            thread.join();
        std::set<int> numbers;
        for (const StageSpan& span : recorder.spans())
            numbers.insert(span.thread);
        QCOMPARE(recorder.spans().size(), std::size_t{400});
        QCOMPARE(numbers, (std::set<int>{0, 1, 2, 3}));
    }
    void what_was_before_is_forgotten_after_a_warm_up() {
        StageRecorder recorder;
        timed(&recorder, Stage::step, [] {});
        recorder.clear();
        QVERIFY(recorder.spans().empty());
    }
    void every_stage_has_a_name_of_its_own() {
        std::set<std::string> names;
        for (int stage = 0; stage <= static_cast<int>(Stage::step); ++stage)
            names.insert(name_of(static_cast<Stage>(stage)));
        QCOMPARE(names.size(), static_cast<std::size_t>(Stage::step) + 1);
    }
};

FORMANT_TEST(TestStageRecorder)
#include "tst_stage_recorder.moc"
