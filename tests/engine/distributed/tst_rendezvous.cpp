#include "engine/base/os/os_network.h"
#include "engine/distributed/rendezvous.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <thread>

using namespace formant;

namespace tst_rendezvous {

using std::chrono::milliseconds;
using test::contains;

RankIdentity identity(std::size_t rank, std::size_t size, std::uint16_t port) {
    RankIdentity one;
    one.rank = rank;
    one.size = size;
    one.port = port;
    return one;
}

/// Lets all ranks meet, each in a thread.
std::vector<Result<Rendezvous>> meet(const std::vector<RankIdentity>& ranks, milliseconds timeout,
                                     const CancellationToken& cancellation = CancellationToken()) {
    std::vector<std::optional<Result<Rendezvous>>> met(ranks.size());
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        threads.emplace_back([&, i] { met[i] = meet_ranks(ranks[i], timeout, cancellation); });
    for (std::thread& thread : threads)
        thread.join();
    std::vector<Result<Rendezvous>> all;
    for (auto& one : met)
        all.push_back(std::move(*one));
    return all;
}

class TestRendezvous : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ranks_that_have_met_share_a_store() {
        const std::uint16_t port = free_port().value();
        const auto met = meet({identity(0, 3, port), identity(1, 3, port), identity(2, 3, port)},
                              milliseconds(20'000));
        for (const auto& one : met)
            QVERIFY2(one, one ? "" : to_english(one.error().what).c_str());
        met[1]->store->set("key", std::string("value"));
        QCOMPARE(met[2]->store->get_to_str("key"), std::string("value"));
        QCOMPARE(met[0]->own_address, std::string("127.0.0.1"));
    }
    void missing_ranks_are_named() {
        const std::uint16_t port = free_port().value();
        const auto met = meet({identity(0, 4, port), identity(2, 4, port)}, milliseconds(1500));
        for (const auto& one : met) {
            QVERIFY(!one);
            QCOMPARE(one.error().kind, ErrorKind::device);
        }
        // The store may end with rank 0 before rank 2 has asked.
        const std::string what = to_english(met[0].error().what);
        QVERIFY2(contains(what, "ranks 1, 3 of 4 did not come"), what.c_str());
    }
    void a_rank_without_a_store_says_where_it_looked() {
        const std::uint16_t port = free_port().value();
        const auto alone = meet_ranks(identity(1, 2, port), milliseconds(1000), {});
        QVERIFY(!alone);
        QVERIFY(contains(to_english(alone.error().what), "127.0.0.1:" + std::to_string(port)));
    }
    void waiting_ends_soon_after_a_cancellation_data() {
        QTest::addColumn<int>("rank");
        QTest::newRow("rank 0, which has the store") << 0;
        QTest::newRow("rank 1, which cannot connect") << 1;
    }
    void waiting_ends_soon_after_a_cancellation() {
        QFETCH(const int, rank);
        const auto own = identity(static_cast<std::size_t>(rank), 2, free_port().value());
        CancellationToken cancellation;
        std::thread canceler([&] {
            std::this_thread::sleep_for(milliseconds(300));
            cancellation.request();
        });
        QElapsedTimer clock;
        clock.start();
        const auto met = meet_ranks(own, std::chrono::minutes(10), cancellation);
        canceler.join();
        QVERIFY(!met);
        QCOMPARE(met.error().kind, ErrorKind::interrupted);
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    }
    void a_canceled_rank_cancels_those_that_wait_with_it() {
        const std::uint16_t port = free_port().value();
        std::array<CancellationToken, 2> cancellations;
        std::array<std::optional<Result<Rendezvous>>, 2> met;
        std::array<std::thread, 2> threads;
        for (std::size_t rank = 0; rank < 2; ++rank)
            threads[rank] = std::thread([&, rank] {
                met[rank] = meet_ranks(identity(rank, 3, port), std::chrono::minutes(10),
                                       cancellations[rank]);
            });
        std::this_thread::sleep_for(milliseconds(1500)); // both have connected
        cancellations[0].request();
        for (std::thread& thread : threads)
            thread.join();
        for (const auto& one : met)
            QCOMPARE(one->error().kind, ErrorKind::interrupted);
    }
    void ranks_of_two_jobs_at_one_address_do_not_meet() {
        const std::uint16_t port = free_port().value();
        RankIdentity own = identity(0, 2, port), other = identity(1, 2, port);
        own.job = "1.0";
        other.job = "1.1";
        const auto met = meet({own, other}, milliseconds(1500));
        QVERIFY(!met[0] && !met[1]);
        QVERIFY(contains(to_english(met[0].error().what), "rank 1 of 2 did not come"));
    }
    void loopback_addresses_are_those_of_this_machine_alone() {
        QVERIFY(is_loopback("127.0.0.1") && is_loopback("127.0.1.1") && is_loopback("::1"));
        QVERIFY(!is_loopback("10.0.0.7") && !is_loopback("fe80::1"));
    }
};

FORMANT_TEST(TestRendezvous)

} // namespace tst_rendezvous

#include "tst_rendezvous.moc"
