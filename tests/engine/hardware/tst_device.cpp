#include "engine/hardware/device.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_device {

GpuList two_gpus() {
    return {{{0, "GeForce RTX 4090", 8, 9, 24'000'000'000, "GPU-aaaa1111-2222"},
             {1, "NVIDIA H200", 9, 0, 141'000'000'000, "GPU-aaaa3333-4444"}},
            {}};
}

/// Two GPUs; the first has no kernels in this LibTorch.
GpuList one_usable_gpu() {
    GpuList list = two_gpus();
    list.gpus[0].why_not_usable = message(FORMANT_TR("test", "it is too old"));
    return list;
}

GpuInfo hidden_gpu() {
    GpuInfo card;
    card.uuid = "GPU-bbbb5555-6666";
    card.name = "Tesla T4";
    card.why_not_usable = message(FORMANT_TR("test", "it is hidden"));
    return card;
}

GpuList no_gpu() {
    return {{}, message(FORMANT_TR("test", "there is no driver"))};
}

QString failure_of(const std::string& choice, const GpuList& list) {
    const auto device = choose_device(choice, list);
    return device ? QString() : QString::fromStdString(to_english(device.error().what));
}

class TestDevice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void auto_is_the_first_gpu() {
        QVERIFY(choose_device("auto", two_gpus()).value() == at::Device(at::kCUDA, 0));
    }
    void auto_is_the_cpu_where_there_is_no_gpu() {
        QVERIFY(choose_device("auto", no_gpu()).value() == at::Device(at::kCPU));
    }
    void auto_skips_a_gpu_that_does_not_answer() {
        GpuList list = two_gpus();
        list.gpus.erase(list.gpus.begin());
        QVERIFY(choose_device("auto", list).value() == at::Device(at::kCUDA, 1));
    }
    void auto_skips_a_gpu_that_libtorch_has_no_kernels_for() {
        QVERIFY(choose_device("auto", one_usable_gpu()).value() == at::Device(at::kCUDA, 1));
        GpuList list = one_usable_gpu();
        list.gpus.pop_back();
        QVERIFY(choose_device("auto", list).value() == at::Device(at::kCPU));
    }
    void a_gpu_that_libtorch_has_no_kernels_for_is_refused_with_the_reason() {
        QCOMPARE(choose_device("0", one_usable_gpu()).error().kind, ErrorKind::device);
        QCOMPARE(failure_of("0", one_usable_gpu()),
                 QString("GPU 0 (GeForce RTX 4090) cannot be used: it is too old. `--gpu cpu` uses "
                         "the CPU"));
    }
    void the_beginning_of_a_uuid_is_that_gpu_data() {
        QTest::addColumn<QString>("choice");
        for (const char* choice : {"GPU-aaaa3333-4444", "GPU-aaaa3", "GPU-AAAA3", "GPU-aaaa3333-4"})
            QTest::addRow("%s", choice) << choice;
    }
    void the_beginning_of_a_uuid_is_that_gpu() {
        QFETCH(const QString, choice);
        QVERIFY(choose_device(choice.toStdString(), two_gpus()).value() ==
                at::Device(at::kCUDA, 1));
    }
    void a_beginning_of_two_uuids_lists_both() {
        QCOMPARE(choose_device("GPU-aaaa", two_gpus()).error().kind, ErrorKind::usage);
        QCOMPARE(failure_of("GPU-aaaa", two_gpus()),
                 QString("--gpu GPU-aaaa matches several GPUs: 0: GeForce RTX 4090 "
                         "(GPU-aaaa1111-2222), 1: NVIDIA H200 (GPU-aaaa3333-4444); give more of "
                         "the UUID"));
    }
    void a_uuid_that_is_not_there_lists_those_that_are() {
        QCOMPARE(choose_device("GPU-cccc", two_gpus()).error().kind, ErrorKind::device);
        QVERIFY(failure_of("GPU-cccc", two_gpus())
                    .startsWith("there is no GPU GPU-cccc; available: 0: GeForce RTX 4090 "
                                "(GPU-aaaa1111-2222)"));
        QCOMPARE(failure_of("GPU-cccc", no_gpu()),
                 QString("GPU GPU-cccc cannot be used: there is no driver. `--gpu cpu` uses the "
                         "CPU"));
    }
    void a_card_that_libtorch_does_not_list_says_why() {
        const std::vector<GpuInfo> seen{hidden_gpu()};
        const auto device = choose_device("GPU-bbbb", two_gpus(), seen);
        QCOMPARE(device.error().kind, ErrorKind::device);
        QCOMPARE(QString::fromStdString(to_english(device.error().what)),
                 QString("GPU GPU-bbbb5555-6666 (Tesla T4) cannot be used: it is hidden. `--gpu "
                         "cpu` uses the CPU"));
    }
    void a_number_is_that_gpu() {
        QVERIFY(choose_device("1", two_gpus()).value() == at::Device(at::kCUDA, 1));
    }
    void the_cpu_can_be_chosen_despite_a_gpu() {
        QVERIFY(choose_device("cpu", two_gpus()).value() == at::Device(at::kCPU));
    }
    void a_number_that_is_not_there_lists_what_is_and_the_remedy() {
        QCOMPARE(choose_device("2", two_gpus()).error().kind, ErrorKind::device);
        QCOMPARE(failure_of("2", two_gpus()),
                 QString("there is no GPU 2; available: 0: GeForce RTX 4090, 1: NVIDIA H200. "
                         "`--gpu cpu` uses the CPU"));
    }
    void without_any_gpu_the_reason_is_given() {
        QCOMPARE(choose_device("0", no_gpu()).error().kind, ErrorKind::device);
        QCOMPARE(failure_of("0", no_gpu()),
                 QString("GPU 0 cannot be used: there is no driver. `--gpu cpu` uses the CPU"));
    }
    void nonsense_is_a_usage_error_data() {
        QTest::addColumn<QString>("choice");
        for (const char* choice :
             {"", "gpu", "GPU-", "-1", "1.5", "0x1", "1 ", "+1", "99999999999"})
            QTest::addRow("'%s'", choice) << choice;
    }
    void nonsense_is_a_usage_error() {
        QFETCH(const QString, choice);
        QCOMPARE(choose_device(choice.toStdString(), two_gpus()).error().kind, ErrorKind::usage);
        QVERIFY(failure_of(choice.toStdString(), two_gpus()).contains("'" + choice + "'"));
    }
    void this_machine_lists_its_gpus_or_says_why_there_are_none() {
        const GpuList& list = list_gpus();
        QCOMPARE(list.gpus.empty(), !list.reason_for_none.empty());
        for (const GpuFacts& gpu : list.gpus) {
            QVERIFY(!gpu.name.empty());
            QVERIFY(gpu.capability_major >= 3);
            QVERIFY(gpu.total_memory_bytes > 1'000'000'000);
        }
    }
    void the_cpu_opens_on_every_machine() {
        QVERIFY(open_device("cpu").value() == at::Device(at::kCPU));
        QVERIFY(open_device("auto").has_value());
    }
};

FORMANT_TEST(TestDevice)

} // namespace tst_device

#include "tst_device.moc"
