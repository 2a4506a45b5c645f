#include "engine/base/os/os_network.h"
#include "engine/distributed/c10d_group.h"
#include "engine/distributed/device_backend.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <torch/csrc/distributed/c10d/Backend.hpp>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include <atomic>
#include <functional>
#include <thread>

using namespace formant;

namespace tst_device_collectives {

using test::contains;

/// What the backends of all ranks did; LibTorch's meta device stands for a GPU.
struct Device {
    std::atomic<int> connected{0}, sums{0}, aborted{0}, shut_down{0};
    std::atomic<bool> connects{true}, never_connects{false}, throws{false};
} device;

class CompletedWork : public c10d::Work {
  public:
    bool wait(std::chrono::milliseconds) override {
        QTest::qSleep(30);
        return true;
    }
};

class MetaBackend : public c10d::Backend {
  public:
    MetaBackend(int rank, int size) : c10d::Backend(rank, size) {}
    c10::intrusive_ptr<c10d::Work> allreduce(std::vector<at::Tensor>&,
                                             const c10d::AllreduceOptions&) override {
        if (device.throws || device.aborted > 0)
            throw std::runtime_error("the communicator was aborted");
        ++device.sums;
        return c10::make_intrusive<CompletedWork>();
    }
    void abort() override {
        ++device.aborted;
        throw std::runtime_error("abort failed"); // as with a broken GPU
    }
    void shutdown() override {
        ++device.shut_down;
        throw std::runtime_error("shutdown failed");
    }
};

DeviceBackend make_meta_backend(const DeviceBackendRequest& request) {
    while (device.never_connects)
        QTest::qSleep(20);
    if (!device.connects)
        throw std::runtime_error("unhandled cuda error");
    ++device.connected;
    return c10::make_intrusive<MetaBackend>(static_cast<int>(request.rank),
                                            static_cast<int>(request.size));
}

/// Runs `work` on each of two ranks, in threads; returns what each has thrown.
std::array<std::string, 2>
on_two_ranks(const std::function<void(std::size_t rank, ProcessGroup& group)>& work) {
    const std::uint16_t port = free_port().value();
    std::array<std::string, 2> thrown;
    std::array<std::thread, 2> threads;
    for (std::size_t rank = 0; rank < 2; ++rank)
        threads[rank] = std::thread([&, rank] {
            RankIdentity identity;
            identity.rank = rank;
            identity.size = 2;
            identity.port = port;
            auto group = join_c10d_group(identity, CancellationToken());
            try {
                work(rank, *group.value());
            } catch (const std::exception& failure) {
                thrown[rank] = failure.what();
            }
        });
    for (std::thread& thread : threads)
        thread.join();
    return thrown;
}

void use_device(ProcessGroup& group) {
    if (const auto used = group.use_device(at::kMeta); !used) {
        group.report_failure(used.error());
        throw RankFailure(used.error());
    }
}

at::Tensor on_device() {
    return at::empty({10}, at::TensorOptions().device(at::kMeta));
}

class TestDeviceCollectives : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_build_without_them_says_so_on_every_rank() { // first: nothing is registered yet
        const auto thrown =
            on_two_ranks([](std::size_t, ProcessGroup& group) { use_device(group); });
        for (const std::string& one : thrown)
            QVERIFY2(contains(one, "cannot train on several GPUs"), one.c_str());
        register_device_backend(make_meta_backend);
    }
    void init() {
        device.connected = device.sums = device.aborted = device.shut_down = 0;
        device.connects = true;
        device.never_connects = device.throws = false;
    }
    void tensors_of_the_device_are_summed_there_and_others_on_the_cpu() {
        const auto thrown = on_two_ranks([](std::size_t rank, ProcessGroup& group) {
            if (group.completes_on_device())
                throw std::logic_error("before it is used");
            use_device(group);
            group.begin_all_reduce(on_device())->wait();
            const at::Tensor on_cpu = at::full({3}, static_cast<double>(rank) + 1);
            group.begin_all_reduce(on_cpu)->wait();
            if (!group.completes_on_device() || on_cpu.sum().item<double>() != 9)
                throw std::logic_error("wrong sum");
        });
        QCOMPARE(thrown, (std::array<std::string, 2>{}));
        QCOMPARE(device.sums.load(), 2);
        QCOMPARE(device.shut_down.load(), 2); // which may fail
        QCOMPARE(device.aborted.load(), 0);
    }
    void waits_on_the_device_count_while_they_are_measured() {
        const auto thrown = on_two_ranks([](std::size_t, ProcessGroup& group) {
            use_device(group);
            const double before = group.waited_ms();
            group.begin_all_reduce(on_device())->wait();
            if (group.waited_ms() != before)
                throw std::logic_error("the host does not wait");
            group.measure_device_waits(true);
            group.begin_all_reduce(on_device())->wait();
            if (group.waited_ms() < before + 25)
                throw std::logic_error("the wait is not measured");
        });
        QCOMPARE(thrown, (std::array<std::string, 2>{}));
    }
    void a_device_that_cannot_connect_ends_all_ranks_with_the_reason() {
        device.connects = false;
        const auto thrown =
            on_two_ranks([](std::size_t, ProcessGroup& group) { use_device(group); });
        for (const std::string& one : thrown)
            QVERIFY2(contains(one, "unhandled cuda error"), one.c_str());
    }
    void connecting_ends_when_another_rank_fails() {
        device.never_connects = true;
        const auto thrown = on_two_ranks([](std::size_t rank, ProcessGroup& group) {
            const std::jthread reporter([&] {
                QTest::qSleep(1000); // both are connecting by then
                if (rank == 1)
                    group.report_failure({ErrorKind::device, Message{"test", "rank 1 ended", {}}});
            });
            use_device(group);
        });
        device.never_connects = false;
        for (const std::string& one : thrown)
            QVERIFY2(contains(one, "rank 1 ended"), one.c_str());
    }
    void sums_of_a_group_that_has_failed_name_the_cause() {
        const auto thrown = on_two_ranks([](std::size_t rank, ProcessGroup& group) {
            use_device(group);
            if (rank == 1)
                group.report_failure({ErrorKind::data, Message{"test", "cannot read x.wav", {}}});
            for (int i = 0; i < 500; ++i) { // the abort comes at any time
                group.begin_all_reduce(on_device())->wait();
                QTest::qSleep(20);
            }
        });
        for (const std::string& one : thrown)
            QCOMPARE(one, std::string("cannot read x.wav"));
        QTRY_COMPARE(device.aborted.load(), 2);
        QCOMPARE(device.shut_down.load(), 0); // which would wait for the other rank
    }
};

FORMANT_TEST(TestDeviceCollectives)

} // namespace tst_device_collectives

#include "tst_device_collectives.moc"
