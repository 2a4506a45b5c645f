#include "engine/hardware/gpu_config.h"
#include "engine/session/tuning/remembered_tuning.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_remembered_tuning {

DeviceOffers a_card_and_the_cpu() {
    const auto text_message = [](const char* text) { return message({"test", text}); };
    return {text_message("Linux"),
            {{"1", "GPU-bb22", "RTX 3090", text_message("RTX 3090")},
             {"cpu", "cpu", "Xeon", text_message("CPU")}},
            4,
            {}};
}

TunedResult measured() {
    return {"RTX 3090", "unet", "bf16", "0.1.0", 16, 88.5};
}

/// Provides a user without any configuration.
struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", folder.path().string()};
};

class TestRememberedTuning : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_measurement_is_saved_under_the_persistent_id_of_its_device() {
        const Fixture f;
        const auto kept = remember_tuning(a_card_and_the_cpu(), "1", measured());
        QVERIFY(kept.has_value());
        QVERIFY(to_english(*kept).find("batch size 16 on RTX 3090") != std::string::npos);
        const GpuConfig config = read_gpu_config(gpu_config_file()).config;
        const TunedBatch* found = find_tuned(config, "GPU-bb22", "unet", "bf16", "0.1.0");
        QVERIFY(found != nullptr);
        QCOMPARE(found->batch_size, std::int64_t{16});
        QCOMPARE(found->samples_per_s, 88.5);
        QVERIFY(!found->measured_at.empty());
        QVERIFY(config.device.empty()); // measured is not chosen
    }
    void the_cpu_is_saved_as_cpu() {
        const Fixture f;
        QVERIFY(remember_tuning(a_card_and_the_cpu(), "cpu", measured()).has_value());
        const GpuConfig config = read_gpu_config(gpu_config_file()).config;
        QVERIFY(find_tuned(config, "cpu", "unet", "bf16", "0.1.0") != nullptr);
    }
    void a_device_that_is_gone_by_then_is_an_error() {
        const Fixture f;
        const auto refused = remember_tuning(a_card_and_the_cpu(), "2", measured());
        QCOMPARE(refused.error().kind, ErrorKind::device);
        QVERIFY(!std::filesystem::exists(gpu_config_file()));
    }
};

FORMANT_TEST(TestRememberedTuning)

} // namespace tst_remembered_tuning

#include "tst_remembered_tuning.moc"
