#include "engine/distributed/rank_liveness.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace std::chrono_literals;

namespace {

const RankLiveness::Time start{};

RankSign sign(std::size_t rank, std::int64_t beat, RankActivity activity = RankActivity::training) {
    return {rank, beat, activity, false, "host" + std::to_string(rank)};
}

std::string text_of(const std::optional<Error>& error) {
    return error ? to_english(error->what) : "nobody";
}

} // namespace

class TestRankLiveness : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ranks_that_give_signs_are_alive() {
        RankLiveness liveness({6s, 60s});
        for (int second = 0; second < 40; ++second)
            QVERIFY(!liveness.update(start + second * 1s, {sign(0, second), sign(1, second)}));
    }
    void the_rank_that_was_silent_first_is_named() {
        RankLiveness liveness({6s, 60s});
        QVERIFY(!liveness.update(start, {sign(0, 1), sign(1, 1), sign(2, 1)}));
        QVERIFY(!liveness.update(start + 1s, {sign(0, 2), sign(1, 1), sign(2, 2)}));
        QVERIFY(!liveness.update(start + 5s, {sign(0, 3), sign(1, 1), sign(2, 2)}));
        const auto lost = liveness.update(start + 7s, {sign(0, 4), sign(1, 1), sign(2, 2)});
        QVERIFY(test::contains(text_of(lost), "rank 1 on host1"));
        QVERIFY(test::contains(text_of(lost), "7 s"));
    }
    void a_rank_that_never_came_is_silent_too() {
        RankLiveness liveness({6s, 60s});
        QVERIFY(!liveness.update(start, {sign(0, 1), sign(1, 0)}));
        QVERIFY(test::contains(text_of(liveness.update(start + 6s, {sign(0, 2), sign(1, 0)})),
                               "rank 1"));
    }
    void a_rank_that_has_ended_properly_is_not_lost() {
        RankLiveness liveness({6s, 60s});
        RankSign ended = sign(1, 9);
        ended.has_ended = true;
        for (int second = 0; second < 40; ++second)
            QVERIFY(!liveness.update(start + second * 1s, {sign(0, second), ended}));
    }
    void a_rank_that_hangs_while_others_wait_is_named() {
        RankLiveness liveness({6s, 60s});
        std::optional<Error> lost;
        int second = 0;
        for (; !lost && second < 100; ++second)
            lost = liveness.update(start + second * 1s,
                                   {sign(0, second, RankActivity::waiting), sign(1, second)});
        QCOMPARE(second, 61);
        QVERIFY(test::contains(text_of(lost), "rank 1 on host1"));
        QVERIFY(test::contains(text_of(lost), "one step"));
    }
    void a_rank_that_saves_or_samples_may_take_long() {
        for (const RankActivity activity :
             {RankActivity::saving, RankActivity::sampling, RankActivity::preparing}) {
            RankLiveness liveness({6s, 60s});
            for (int second = 0; second < 200; ++second)
                QVERIFY(!liveness.update(
                    start + second * 1s,
                    {sign(0, second, activity), sign(1, second, RankActivity::waiting)}));
        }
    }
    void a_long_step_that_nobody_waits_for_is_no_hang() {
        RankLiveness liveness({6s, 60s});
        for (int second = 0; second < 200; ++second)
            QVERIFY(!liveness.update(start + second * 1s, {sign(0, second), sign(1, second)}));
    }
    void the_time_of_an_activity_starts_with_it() {
        RankLiveness liveness({6s, 60s});
        for (int second = 0; second < 300; ++second) {
            // Both change between work and waiting every 50 s, one after the other.
            const bool first_waits = second / 50 % 2 == 0;
            const auto waits = RankActivity::waiting, works = RankActivity::training;
            QVERIFY(!liveness.update(start + second * 1s,
                                     {sign(0, second, first_waits ? waits : works),
                                      sign(1, second, first_waits ? works : waits)}));
        }
    }
};

FORMANT_TEST(TestRankLiveness)
#include "tst_rank_liveness.moc"
