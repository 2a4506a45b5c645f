#include "engine/distributed/rank_watch.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <map>

using namespace formant;
using namespace std::chrono_literals;

namespace tst_rank_watch {

/// The values that the stores of all ranks of a test share.
struct SharedValues {
    std::mutex mutex;
    std::map<std::string, std::string> values;
    bool answers = true;
    std::atomic<bool> blocks{false};
};

class MemoryStore : public RankStore {
  public:
    explicit MemoryStore(SharedValues& shared) : shared_(shared) {}
    void set(const std::string& key, const std::string& value) override {
        while (shared_.blocks)
            QTest::qSleep(20);
        const std::lock_guard lock(shared_.mutex);
        check();
        shared_.values[key] = value;
    }
    std::string set_first(const std::string& key, const std::string& value) override {
        const std::lock_guard lock(shared_.mutex);
        check();
        return shared_.values.emplace(key, value).first->second;
    }
    std::vector<std::string> get(const std::vector<std::string>& keys) override {
        const std::lock_guard lock(shared_.mutex);
        check();
        std::vector<std::string> found;
        for (const std::string& key : keys)
            found.push_back(shared_.values.contains(key) ? shared_.values[key] : "");
        return found;
    }

  private:
    void check() const {
        if (!shared_.answers)
            throw std::runtime_error("no answer");
    }
    SharedValues& shared_;
};

std::unique_ptr<RankWatch> watch(
    SharedValues& shared, std::size_t rank, std::size_t size,
    std::function<void()> on_failure = [] {}) {
    RankIdentity identity;
    identity.rank = rank;
    identity.size = size;
    return std::make_unique<RankWatch>(std::make_unique<MemoryStore>(shared), identity,
                                       "host" + std::to_string(rank),
                                       RankWatch::Options{{2s, 60s}, 20ms}, std::move(on_failure));
}

std::string text_of(const std::optional<Error>& error) {
    return error ? to_english(error->what) : "nobody";
}

class TestRankWatch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void nobody_is_lost_while_all_are_there() {
        SharedValues shared;
        const auto a = watch(shared, 0, 2), b = watch(shared, 1, 2);
        QTest::qSleep(3000);
        QVERIFY(!a->lost() && !b->lost());
    }
    void every_rank_learns_which_one_is_silent() {
        SharedValues shared; // rank 2 sends nothing
        std::atomic<int> calls = 0;
        const auto a = watch(shared, 0, 3, [&] { ++calls; });
        const auto b = watch(shared, 1, 3, [&] { ++calls; });
        QVERIFY(test::contains(text_of(a->wait_for_failure()), "rank 2"));
        QCOMPARE(text_of(b->wait_for_failure()), text_of(a->lost()));
        QTRY_COMPARE(calls.load(), 2);
        QVERIFY(!a->has_lost_rank_0() && !b->has_lost_rank_0()); // rank 0 reports it
    }
    void a_rank_that_has_ended_properly_is_not_lost() {
        SharedValues shared;
        const auto a = watch(shared, 0, 2);
        auto b = watch(shared, 1, 2);
        b.reset();
        QTest::qSleep(3000);
        QVERIFY(!a->lost());
    }
    void the_reason_of_the_first_rank_that_failed_reaches_all() {
        SharedValues shared;
        const auto a = watch(shared, 0, 3), b = watch(shared, 1, 3), c = watch(shared, 2, 3);
        b->report_failure(
            {ErrorKind::data, message(FORMANT_TR("test", "no file {file}"), {{"file", "x.wav"}})});
        for (const auto& one : {a.get(), b.get(), c.get()}) {
            const auto lost = one->wait_for_failure();
            QCOMPARE(text_of(lost), std::string("no file x.wav"));
            QCOMPARE(lost->kind, ErrorKind::data);
        }
    }
    void all_ranks_report_the_same_one_of_two_failures() {
        SharedValues shared;
        const auto a = watch(shared, 0, 3), b = watch(shared, 1, 3), c = watch(shared, 2, 3);
        b->report_failure({ErrorKind::data, message(FORMANT_TR("test", "failure of b"))});
        c->report_failure({ErrorKind::device, message(FORMANT_TR("test", "failure of c"))});
        const std::string first = text_of(a->wait_for_failure());
        QVERIFY(first == "failure of b" || first == "failure of c");
        QCOMPARE(text_of(b->wait_for_failure()), first);
        QCOMPARE(text_of(c->wait_for_failure()), first);
    }
    void a_store_that_does_not_answer_means_that_rank_0_is_lost() {
        SharedValues shared;
        const auto a = watch(shared, 0, 2), b = watch(shared, 1, 2);
        {
            const std::lock_guard lock(shared.mutex);
            shared.answers = false;
        }
        QVERIFY(test::contains(text_of(b->wait_for_failure()), "rank 0"));
        QVERIFY(test::contains(text_of(b->lost()), "no answer"));
        QVERIFY(b->has_lost_rank_0());
    }
    void a_store_that_never_answers_is_noticed_by_all_that_wait() {
        SharedValues shared;
        std::atomic<int> calls = 0;
        const auto b = watch(shared, 1, 2, [&] { ++calls; });
        QTest::qSleep(200);
        shared.blocks = true;
        QTRY_COMPARE_WITH_TIMEOUT(calls.load(), 1, 10'000);
        QVERIFY(test::contains(text_of(b->lost()), "rank 0"));
        QVERIFY(b->is_stuck() && b->has_lost_rank_0());
        shared.blocks = false; // so that its thread can end
        QTRY_VERIFY(!b->is_stuck());
        QCOMPARE(calls.load(), 1);
        QVERIFY(b->lost());
    }
    void a_rank_notices_that_rank_0_is_silent() {
        SharedValues shared; // rank 0 sends nothing
        const auto b = watch(shared, 1, 2);
        QVERIFY(test::contains(text_of(b->wait_for_failure()), "rank 0"));
        QVERIFY(b->has_lost_rank_0());
    }
};

FORMANT_TEST(TestRankWatch)

} // namespace tst_rank_watch

#include "tst_rank_watch.moc"
