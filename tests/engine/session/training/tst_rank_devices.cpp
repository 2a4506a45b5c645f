#include "engine/session/training/rank_devices.h"
#include "tests/support/contains.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_rank_devices {

using test::contains;

/// Returns a machine with three usable GPUs, and one that is not.
HardwareInfo four_cards() {
    HardwareInfo hardware = test::two_cards();
    for (const int index : {1, 2}) {
        GpuInfo gpu = test::ada_card();
        gpu.index = index;
        gpu.uuid = "GPU-" + std::to_string(index) + "aaa";
        hardware.gpus.push_back(gpu);
    }
    return hardware;
}

using Names = std::vector<std::string>;

std::string error_of(const std::string& choice, const HardwareInfo& hardware) {
    return to_english(choose_gpus(choice, hardware).error().what);
}

RankIdentity local_rank(std::size_t rank) {
    RankIdentity identity;
    identity.size = 4;
    identity.local_rank = rank;
    return identity;
}

class TestRankDevices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_means_every_gpu_that_can_train() {
        QCOMPARE(choose_gpus("all", four_cards()).value(), (Names{"0", "1", "2"}));
    }
    void numbers_and_uuids_name_gpus_in_any_order() {
        QCOMPARE(choose_gpus("2,0", four_cards()).value(), (Names{"2", "0"}));
        QCOMPARE(choose_gpus("1, GPU-2aaa", four_cards()).value(), (Names{"1", "2"}));
    }
    void a_gpu_that_is_not_there_is_named() {
        const std::string error = error_of("0,7", four_cards());
        QVERIFY2(contains(error, "\"7\"") && contains(error, "0, 1, 2"), error.c_str());
        QCOMPARE(choose_gpus("0,,1", four_cards()).error().kind, ErrorKind::usage);
    }
    void a_gpu_that_cannot_be_used_is_refused_with_the_reason() {
        const auto refused = choose_gpus("0,GPU-00750bbb", four_cards());
        QCOMPARE(refused.error().kind, ErrorKind::device);
        QVERIFY(contains(to_english(refused.error().what), "no kernels for sm_50"));
    }
    void a_gpu_serves_one_rank() {
        QVERIFY(contains(error_of("1,1", four_cards()), "named twice"));
        QVERIFY(contains(error_of("1,GPU-1aaa", four_cards()), "named twice"));
    }
    void a_machine_without_gpus_says_why() {
        HardwareInfo none;
        none.why_no_gpu = Message{"test", "no driver is installed", {}};
        QVERIFY(contains(error_of("all", none), "no driver is installed"));
        QCOMPARE(choose_gpus("0", none).error().kind, ErrorKind::device);
    }
    void ranks_of_other_launchers_take_the_gpu_of_their_number() {
        QCOMPARE(device_of_rank("auto", local_rank(2), 4), std::string("2"));
        QCOMPARE(device_of_rank("auto", local_rank(2), 1), std::string("0")); // shows its own alone
        QCOMPARE(device_of_rank("auto", local_rank(2), 0), std::string("cpu"));
        QCOMPARE(device_of_rank("cpu", local_rank(2), 4), std::string("cpu"));
    }
    void ranks_compute_on_devices_of_one_type() {
        QVERIFY(check_rank_devices({{"a", ""}, {"a", ""}, {"b", ""}}));
        QVERIFY(check_rank_devices({{"a", "GPU-1"}, {"a", "GPU-2"}, {"b", "GPU-1"}}));
        const auto mixed = check_rank_devices({{"a", "GPU-1"}, {"b", ""}});
        QVERIFY(!mixed && contains(to_english(mixed.error().what), "rank 1 on b on the CPU"));
        QVERIFY(!check_rank_devices({{"a", ""}, {"b", "GPU-1"}}));
    }
    void two_ranks_cannot_share_a_gpu() {
        const auto shared = check_rank_devices({{"a", "GPU-1"}, {"b", "GPU-1"}, {"a", "GPU-1"}});
        QVERIFY(!shared);
        QVERIFY(contains(to_english(shared.error().what), "ranks 0 and 2"));
    }
};

FORMANT_TEST(TestRankDevices)

} // namespace tst_rank_devices

#include "tst_rank_devices.moc"
