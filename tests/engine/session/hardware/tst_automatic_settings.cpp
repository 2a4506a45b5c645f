#include "engine/base/version.h"
#include "engine/hardware/device_choice.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/hardware/automatic_settings.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

GpuInfo rtx_4090() {
    GpuInfo gpu;
    gpu.index = 0;
    gpu.uuid = "GPU-aa";
    gpu.name = "NVIDIA GeForce RTX 4090";
    gpu.total_memory_bytes = 24'000'000'000;
    gpu.abilities = {true, true, true};
    return gpu;
}

RunConfig all_automatic() {
    RunConfig config;
    config.train.batch_size = 0;
    config.train.gradient_accumulation_steps = 0;
    config.train.precision = "auto";
    config.data.prefetch_buffer_size = 0;
    return config;
}

/// A machine of four cores, with a card or without.
struct Fixture {
    HardwareInfo hardware;
    GpuConfig remembered;
    ModelFacts model{"unet", 0, true};
    bool has_card = true;

    Fixture() {
        hardware.host.usable_cores = 4;
        hardware.gpus = {rtx_4090()};
    }
    std::vector<SettledSetting> settle(RunConfig& config, const RunConfig* begun = nullptr) const {
        const GpuInfo* gpu = has_card ? &hardware.gpus.front() : nullptr;
        return settle_automatic_settings(config, {hardware, gpu, remembered, model, {}}, begun);
    }
};

SettledSetting one_of(const std::vector<SettledSetting>& settings, const std::string& key) {
    for (const SettledSetting& one : settings)
        if (one.key == key)
            return one;
    return {};
}

} // namespace

class TestAutomaticSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_is_automatic_gets_a_value_for_the_card() {
        RunConfig config = all_automatic();
        const auto settled = Fixture().settle(config);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{4});
        QCOMPARE(config.train.precision, std::string("bf16"));
        QCOMPARE(config.train.tf32, std::string("on"));
        QCOMPARE(config.train.cudnn_benchmark, std::string("off"));
        QCOMPARE(config.data.num_workers, std::int64_t{4});
        QCOMPARE(config.data.preprocess_workers, std::int64_t{4});
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{32});
        QVERIFY(one_of(settled, "train.batch_size").source == SettingSource::automatic);
    }
    void on_the_cpu_they_are_others() {
        Fixture f;
        f.has_card = false;
        RunConfig config = all_automatic();
        f.settle(config);
        QCOMPARE(config.train.batch_size, std::int64_t{1});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{32});
        QCOMPARE(config.train.precision, std::string("float32"));
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{8});
    }
    void a_value_of_the_configuration_wins_and_the_suggestion_is_told() {
        RunConfig config = all_automatic();
        config.train.batch_size = 3;
        config.train.precision = "float32";
        const auto settled = Fixture().settle(config);
        QCOMPARE(config.train.batch_size, std::int64_t{3});
        QCOMPARE(config.train.precision, std::string("float32"));
        const SettledSetting batch = one_of(settled, "train.batch_size");
        QVERIFY(batch.source == SettingSource::configured);
        QCOMPARE(batch.value, std::string("3"));
        QCOMPARE(batch.suggestion, std::string("8"));
    }
    void the_defaults_train_as_they_always_did() {
        RunConfig config;
        const RunConfig defaults;
        Fixture().settle(config);
        QCOMPARE(config.train.batch_size, defaults.train.batch_size);
        QCOMPARE(config.train.gradient_accumulation_steps,
                 defaults.train.gradient_accumulation_steps);
        QCOMPARE(config.train.precision, defaults.train.precision);
        QCOMPARE(config.data.prefetch_buffer_size, defaults.data.prefetch_buffer_size);
    }
    void accumulation_follows_the_batch_size_that_holds() {
        RunConfig config = all_automatic();
        config.train.batch_size = 3;
        Fixture().settle(config);
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{11});
    }
    void the_batch_size_leaves_room_for_the_accumulation_that_is_given() {
        RunConfig config = all_automatic();
        config.train.gradient_accumulation_steps = 16;
        Fixture().settle(config);
        QCOMPARE(config.train.batch_size, std::int64_t{2});
    }
    void a_step_takes_the_samples_that_are_wished() {
        RunConfig config = all_automatic();
        config.train.effective_batch_size = 64;
        Fixture().settle(config);
        QCOMPARE(config.train.batch_size * config.train.gradient_accumulation_steps,
                 std::int64_t{64});
    }
    void decoders_are_as_many_as_the_workers_that_are_given() {
        RunConfig config = all_automatic();
        config.data.num_workers = 2;
        Fixture().settle(config);
        QCOMPARE(config.data.preprocess_workers, std::int64_t{2});
    }
    void what_was_measured_on_this_card_wins_over_the_table() {
        Fixture f;
        remember_tuned(f.remembered, {"GPU-aa", tuned_name_of(RunConfig()), "bf16",
                                      formant_version(), 16, 100, "2026-11-21"});
        RunConfig config = all_automatic();
        f.settle(config);
        QCOMPARE(config.train.batch_size, std::int64_t{16});
        RunConfig other = all_automatic(); // measured in another precision
        other.train.precision = "float32";
        f.settle(other);
        QCOMPARE(other.train.batch_size, std::int64_t{8});
    }
    void a_run_that_goes_on_keeps_what_it_began_with() {
        Fixture f;
        RunConfig begun = all_automatic();
        f.settle(begun);
        f.has_card = false; // goes on elsewhere
        RunConfig config = all_automatic();
        const auto settled = f.settle(config, &begun);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{4});
        QCOMPARE(config.train.precision, std::string("bf16"));
        QVERIFY(one_of(settled, "train.batch_size").source == SettingSource::begun);
        QVERIFY(one_of(settled, "train.gradient_accumulation_steps").source ==
                SettingSource::begun);
    }
    void what_was_chosen_for_a_device_waits_for_a_model_that_can_do_it() {
        Fixture f;
        f.remembered.device = lasting_name(rtx_4090());
        f.remembered.settings["train.use_gradient_checkpointing"] = "on";
        for (const bool can : {true, false}) {
            f.model.can_recompute = can;
            RunConfig config = all_automatic();
            config.train.use_gradient_checkpointing = "auto";
            f.settle(config);
            QCOMPARE(config.train.use_gradient_checkpointing, std::string(can ? "on" : "off"));
        }
    }
    void what_changes_only_the_speed_is_chosen_anew() {
        Fixture f;
        RunConfig begun = all_automatic();
        f.settle(begun);
        f.hardware.host.usable_cores = 12;
        f.has_card = false;
        RunConfig config = all_automatic();
        f.settle(config, &begun);
        QCOMPARE(config.data.num_workers, std::int64_t{12});
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{8});
    }
    void a_run_that_goes_on_with_another_batch_size_keeps_the_samples_of_a_step() {
        const Fixture f;
        RunConfig begun = all_automatic();
        f.settle(begun);
        RunConfig smaller = all_automatic();
        smaller.train.batch_size = 2;
        f.settle(smaller, &begun);
        QCOMPARE(smaller.train.gradient_accumulation_steps, std::int64_t{16});
        RunConfig sliced = all_automatic();
        sliced.train.gradient_accumulation_steps = 8;
        f.settle(sliced, &begun);
        QCOMPARE(sliced.train.batch_size, std::int64_t{4});
    }
    void a_run_from_before_there_were_automatic_settings_goes_on_as_it_was() {
        RunConfig begun; // as its config.yaml says, with what came later at its default
        RunConfig config = all_automatic();
        Fixture().settle(config, &begun);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{1});
        QCOMPARE(config.train.precision, std::string("float32"));
        QCOMPARE(config.train.tf32, std::string("on"));
    }
    void nothing_is_left_automatic_that_has_a_suggestion() {
        RunConfig config = all_automatic();
        const auto settled = Fixture().settle(config);
        const ConfigTable table = run_config_table(config);
        for (const SettledSetting& one : settled)
            QVERIFY2(!table.find(one.key)->is_automatic(), one.key.c_str());
    }
};

FORMANT_TEST(TestAutomaticSettings)
#include "tst_automatic_settings.moc"
