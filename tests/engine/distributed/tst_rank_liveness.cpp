#include "engine/distributed/rank_liveness.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace std::chrono_literals;

namespace tst_rank_liveness {

const RankLiveness::Time start{};

RankHeartbeat heartbeat(std::size_t rank, std::int64_t sequence,
                        RankActivity activity = RankActivity::training) {
    return {rank, sequence, activity, false, "host" + std::to_string(rank)};
}

std::string text_of(const std::optional<Error>& error) {
    return error ? to_english(error->what) : "nobody";
}

class TestRankLiveness : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ranks_that_send_heartbeats_are_alive() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        for (int second = 0; second < 40; ++second)
            QVERIFY(!liveness.update(start + second * 1s,
                                     {heartbeat(0, second), heartbeat(1, second)}));
    }
    void the_rank_that_was_silent_first_is_named() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        std::optional<Error> lost;
        int second = 0;
        for (; !lost && second < 20; ++second)
            lost = liveness.update(start + second * 1s, {heartbeat(0, second + 1), heartbeat(1, 1),
                                                         heartbeat(2, second == 0 ? 1 : 2)});
        QCOMPARE(second, 7);
        QVERIFY(test::contains(text_of(lost), "rank 1 on host1"));
        QVERIFY(test::contains(text_of(lost), "6 s"));
    }
    void a_rank_that_never_came_is_silent_too() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        std::optional<Error> lost;
        for (int second = 0; !lost && second < 20; ++second)
            lost =
                liveness.update(start + second * 1s, {heartbeat(0, second + 1), heartbeat(1, 0)});
        QVERIFY(test::contains(text_of(lost), "rank 1"));
    }
    void after_a_suspension_of_all_ranks_nobody_is_lost() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        QVERIFY(!liveness.update(start, {heartbeat(0, 1), heartbeat(1, 1)}));
        // Rank 0 wakes first.
        QVERIFY(!liveness.update(start + 500s, {heartbeat(0, 2), heartbeat(1, 1)}));
        for (int second = 1; second < 6; ++second)
            QVERIFY(!liveness.update(start + 500s + second * 1s,
                                     {heartbeat(0, 2 + second), heartbeat(1, 1)}));
        const auto lost = liveness.update(start + 506s, {heartbeat(0, 9), heartbeat(1, 1)});
        QVERIFY(test::contains(text_of(lost), "rank 1")); // it did not wake
    }
    void a_rank_that_has_ended_properly_is_not_lost() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        RankHeartbeat ended = heartbeat(1, 9);
        ended.has_ended = true;
        for (int second = 0; second < 40; ++second)
            QVERIFY(!liveness.update(start + second * 1s, {heartbeat(0, second), ended}));
    }
    void a_rank_that_hangs_while_others_wait_is_named() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        std::optional<Error> lost;
        int second = 0;
        for (; !lost && second < 100; ++second)
            lost =
                liveness.update(start + second * 1s, {heartbeat(0, second, RankActivity::waiting),
                                                      heartbeat(1, second)});
        QCOMPARE(second, 61);
        QVERIFY(test::contains(text_of(lost), "rank 1 on host1"));
        QVERIFY(test::contains(text_of(lost), "one step"));
    }
    void a_rank_that_saves_or_samples_may_take_long() {
        for (const RankActivity activity :
             {RankActivity::saving, RankActivity::sampling, RankActivity::preparing}) {
            RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
            for (int second = 0; second < 200; ++second)
                QVERIFY(!liveness.update(
                    start + second * 1s,
                    {heartbeat(0, second, activity), heartbeat(1, second, RankActivity::waiting)}));
        }
    }
    void a_long_step_that_nobody_waits_for_is_no_hang() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        for (int second = 0; second < 200; ++second)
            QVERIFY(!liveness.update(start + second * 1s,
                                     {heartbeat(0, second), heartbeat(1, second)}));
    }
    void on_gpus_the_rank_that_has_begun_the_fewest_sums_hangs() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        const auto on_gpu = [](std::size_t rank, std::int64_t sequence, std::int64_t progress) {
            RankHeartbeat one = heartbeat(rank, sequence);
            one.progress = progress;
            one.completes_on_device = true;
            return one;
        };
        std::optional<Error> lost;
        int second = 0;
        for (; !lost && second < 200; ++second) {
            const std::int64_t sums = std::min(second, 100); // then rank 1 begins no more
            lost = liveness.update(start + second * 1s,
                                   {on_gpu(0, second, sums + 3), on_gpu(1, second, sums)});
        }
        QCOMPARE(second, 161);
        QVERIFY(test::contains(text_of(lost), "rank 1 on host1"));
    }
    void a_rank_that_does_not_see_all_does_not_blame_one_of_two_that_wait() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/false);
        RankHeartbeat first = heartbeat(0, 0), own = heartbeat(2, 0);
        first.completes_on_device = own.completes_on_device = true;
        for (int second = 0; second < 200; ++second) {
            first.sequence = own.sequence = second;
            QVERIFY(!liveness.update(start + second * 1s, {first, own}));
        }
    }
    void the_time_of_an_activity_starts_with_it() {
        RankLiveness liveness({6s, 60s}, /*watches_all=*/true);
        for (int second = 0; second < 300; ++second) {
            // Both change between work and waiting every 50 s, one after the other.
            const bool first_waits = second / 50 % 2 == 0;
            const auto waits = RankActivity::waiting, works = RankActivity::training;
            QVERIFY(!liveness.update(start + second * 1s,
                                     {heartbeat(0, second, first_waits ? waits : works),
                                      heartbeat(1, second, first_waits ? works : waits)}));
        }
    }
};

FORMANT_TEST(TestRankLiveness)

} // namespace tst_rank_liveness

#include "tst_rank_liveness.moc"
