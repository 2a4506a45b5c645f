#include "engine/train/rank_balance.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_rank_balance {

using Counts = std::vector<std::int64_t>;

Counts counts_of(const RankBalance& balance) {
    Counts counts;
    for (const BatchShare& share : balance.shares())
        counts.push_back(share.count);
    return counts;
}

/// Times of ranks that need these milliseconds for each of their samples.
std::vector<RankTimes> times_of(const RankBalance& balance, const std::vector<double>& sample_ms) {
    std::vector<RankTimes> times;
    for (std::size_t rank = 0; rank < sample_ms.size(); ++rank)
        times.push_back(
            {1, sample_ms[rank] * static_cast<double>(balance.shares()[rank].count), 1});
    return times;
}

bool changes(ShareChange change) {
    return change == ShareChange::by_speed;
}

class TestRankBalance : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_begins_with_equal_shares() {
        QCOMPARE(counts_of(RankBalance(32, 2)), (Counts{16, 16}));
        QCOMPARE(counts_of(RankBalance(7, 3)), (Counts{3, 2, 2}));
    }
    void a_faster_rank_gets_more_samples() {
        RankBalance balance(32, 2);
        QVERIFY(changes(balance.add(times_of(balance, {10, 30}))));
        QCOMPARE(counts_of(balance), (Counts{24, 8}));
        QVERIFY(
            !changes(balance.add(times_of(balance, {10, 30})))); // both are ready at the same time
        QCOMPARE(counts_of(balance), (Counts{24, 8}));
    }
    void the_shares_follow_each_other() {
        RankBalance balance(12, 3);
        QVERIFY(changes(balance.add(times_of(balance, {10, 20, 20}))));
        QVERIFY(balance.shares() == (std::vector<BatchShare>{{0, 6}, {6, 3}, {9, 3}}));
    }
    void ranks_that_are_nearly_equal_keep_equal_shares() {
        RankBalance balance(256, 2);
        QVERIFY(!changes(balance.add(times_of(balance, {10, 10.8}))));
        QCOMPARE(counts_of(balance), (Counts{128, 128}));
    }
    void a_rank_that_becomes_slower_later_gets_fewer_samples() {
        RankBalance balance(32, 2);
        QVERIFY(changes(balance.add(times_of(balance, {10, 30}))));
        QVERIFY(!changes(balance.add(times_of(balance, {10, 30}))));
        QVERIFY(changes(balance.add(times_of(balance, {30, 10})))); // it gets too hot
        QCOMPARE(counts_of(balance), (Counts{8, 24}));
    }
    void shares_that_are_no_better_are_undone_for_good() {
        RankBalance balance(32, 2);
        QVERIFY(changes(balance.add(times_of(balance, {10, 30}))));
        QCOMPARE(balance.add({{1, 500, 1}, {1, 10, 1}}), ShareChange::undone); // memory is short
        QCOMPARE(counts_of(balance), (Counts{16, 16}));
        QVERIFY(!changes(balance.add(times_of(balance, {10, 30}))));
        QCOMPARE(counts_of(balance), (Counts{16, 16}));
    }
    void a_rank_that_waits_for_its_data_with_more_samples_gives_them_back() {
        RankBalance balance(32, 2);
        QVERIFY(changes(balance.add(times_of(balance, {10, 30}))));
        QCOMPARE(balance.add({{460, 240, 1}, {1, 240, 1}}), ShareChange::undone);
    }
    void longer_samples_in_the_next_steps_are_no_reason_against_the_shares() {
        RankBalance balance(32, 2);
        QVERIFY(changes(balance.add(times_of(balance, {10, 30}))));
        QVERIFY(!changes(balance.add(times_of(balance, {18, 54}))));
        QCOMPARE(counts_of(balance), (Counts{24, 8}));
    }
    void a_rank_without_samples_gets_none_of_an_unknown_speed() {
        RankBalance balance(2, 3);
        QVERIFY(!changes(balance.add(times_of(balance, {10, 10, 0}))));
        QCOMPARE(counts_of(balance), (Counts{1, 1, 0}));
    }
    void without_measured_times_nothing_changes() {
        RankBalance balance(8, 2);
        QVERIFY(!changes(balance.add({{}, {}})));
        QCOMPARE(counts_of(balance), (Counts{4, 4}));
    }
};

FORMANT_TEST(TestRankBalance)

} // namespace tst_rank_balance

#include "tst_rank_balance.moc"
