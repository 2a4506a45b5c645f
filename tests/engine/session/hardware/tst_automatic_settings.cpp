#include "engine/base/version.h"
#include "engine/hardware/device_choice.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/hardware/automatic_settings.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_automatic_settings {

using test::contains;

GpuInfo rtx_4090() {
    GpuInfo gpu;
    gpu.index = 0;
    gpu.uuid = "GPU-aa";
    gpu.name = "NVIDIA GeForce RTX 4090";
    gpu.total_memory_bytes = 24'000'000'000;
    gpu.abilities = {true, true, true};
    return gpu;
}

/// Provides a machine of four cores, with a GPU or without.
struct Fixture {
    HardwareInfo hardware;
    GpuConfig remembered;
    ModelFacts model{"unet", 0, true};
    bool has_card = true;

    Fixture() {
        hardware.host.usable_cores = 4;
        hardware.gpus = {rtx_4090()};
    }
    std::vector<ResolvedSetting> resolve(RunConfig& config,
                                         const RunConfig* original = nullptr) const {
        const GpuInfo* gpu = has_card ? &hardware.gpus.front() : nullptr;
        return resolve_automatic_settings(config, {hardware, gpu, remembered, model, {}}, original);
    }
};

ResolvedSetting one_of(const std::vector<ResolvedSetting>& settings, const std::string& key) {
    for (const ResolvedSetting& one : settings)
        if (one.key == key)
            return one;
    return {};
}

class TestAutomaticSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void automatic_settings_are_resolved_for_the_gpu() {
        RunConfig config = RunConfig();
        const auto resolved = Fixture().resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{4});
        QCOMPARE(config.train.precision, std::string("bf16"));
        QCOMPARE(config.train.tf32, std::string("on"));
        QCOMPARE(config.train.cudnn_benchmark, std::string("off"));
        QCOMPARE(config.data.num_workers, std::int64_t{4});
        QCOMPARE(config.data.preprocess_workers, std::int64_t{4});
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{32});
        QVERIFY(one_of(resolved, "train.batch_size").source == SettingSource::automatic);
    }
    void the_cpu_gets_other_values() {
        Fixture f;
        f.has_card = false;
        RunConfig config = RunConfig();
        f.resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{1});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{32});
        QCOMPARE(config.train.precision, std::string("float32"));
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{8});
    }
    void a_configured_value_wins_and_the_suggestion_is_reported() {
        RunConfig config = RunConfig();
        config.train.batch_size = 3;
        config.train.precision = "float32";
        const auto resolved = Fixture().resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{3});
        QCOMPARE(config.train.precision, std::string("float32"));
        const ResolvedSetting batch = one_of(resolved, "train.batch_size");
        QVERIFY(batch.source == SettingSource::configured);
        QCOMPARE(batch.value, std::string("3"));
        QCOMPARE(batch.suggestion, std::string("8"));
    }
    void a_choice_for_this_device_reaches_a_configuration_that_sets_nothing() {
        Fixture f;
        f.remembered.device = persistent_id(rtx_4090());
        f.remembered.settings = {{"train.batch_size", "3"}, {"train.precision", "float32"}};
        RunConfig config;
        const auto resolved = f.resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{3});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{11});
        QCOMPARE(config.train.precision, std::string("float32"));
        QVERIFY(one_of(resolved, "train.batch_size").source == SettingSource::user_choice);
        RunConfig explicit_batch;
        explicit_batch.train.batch_size = 5;
        f.resolve(explicit_batch);
        QCOMPARE(explicit_batch.train.batch_size, std::int64_t{5});
    }
    void the_recommended_accumulation_reaches_the_effective_batch_size() {
        for (const std::int64_t batch_size : {0, 4}) {
            RunConfig config;
            config.train.batch_size = batch_size;
            config.train.gradient_accumulation_steps = 16;
            const auto resolved = Fixture().resolve(config);
            const ResolvedSetting one = one_of(resolved, "train.gradient_accumulation_steps");
            QVERIFY(one.source == SettingSource::configured);
            QCOMPARE(one.value, std::string("16"));
            QCOMPARE(one.suggestion, std::string(batch_size == 0 ? "16" : "8"));
            QVERIFY2(contains(to_english(one.reason), "at least 32"),
                     to_english(one.reason).c_str());
        }
    }
    void half_precision_is_that_of_the_device() {
        Fixture f;
        const auto resolved_half = [&](const RunConfig* original = nullptr) {
            RunConfig config;
            config.train.precision = half_precision;
            f.resolve(config, original);
            return config.train.precision;
        };
        QCOMPARE(resolved_half(), std::string("bf16"));
        f.hardware.gpus.front().abilities = {false, true, false}; // Volta, Turing
        QCOMPARE(resolved_half(), std::string("fp16"));
        f.hardware.gpus.front().abilities = {}; // saves memory here too
        QCOMPARE(resolved_half(), std::string("fp16"));
        RunConfig original;
        original.train.precision = "bf16";
        QCOMPARE(resolved_half(&original), std::string("bf16"));
        f.has_card = false;
        QCOMPARE(resolved_half(), std::string("float32"));
        f.hardware.host.instruction_sets = {"AMX"};
        QCOMPARE(resolved_half(), std::string("bf16"));
    }
    void accumulation_follows_the_batch_size_in_effect() {
        RunConfig config = RunConfig();
        config.train.batch_size = 3;
        Fixture().resolve(config);
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{11});
    }
    void the_batch_size_follows_a_configured_accumulation() {
        RunConfig config = RunConfig();
        config.train.gradient_accumulation_steps = 16;
        Fixture().resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{2});
    }
    void the_effective_batch_size_is_the_configured_one() {
        RunConfig config = RunConfig();
        config.train.effective_batch_size = 64;
        Fixture().resolve(config);
        QCOMPARE(config.train.batch_size * config.train.gradient_accumulation_steps,
                 std::int64_t{64});
    }
    void decode_processes_default_to_the_number_of_workers() {
        RunConfig config = RunConfig();
        config.data.num_workers = 2;
        Fixture().resolve(config);
        QCOMPARE(config.data.preprocess_workers, std::int64_t{2});
    }
    void a_measurement_on_this_gpu_wins_over_the_table() {
        Fixture f;
        remember_tuned(f.remembered, {"GPU-aa", tuning_key(RunConfig()), "bf16", formant_version(),
                                      16, 100, "2026-11-21"});
        RunConfig config = RunConfig();
        f.resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{16});
        RunConfig other = RunConfig(); // measured in another precision
        other.train.precision = "float32";
        f.resolve(other);
        QCOMPARE(other.train.batch_size, std::int64_t{8});
    }
    void a_resumed_run_keeps_its_original_settings() {
        Fixture f;
        RunConfig original = RunConfig();
        f.resolve(original);
        f.has_card = false; // resumes on another machine
        RunConfig config = RunConfig();
        const auto resolved = f.resolve(config, &original);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{4});
        QCOMPARE(config.train.precision, std::string("bf16"));
        QVERIFY(one_of(resolved, "train.batch_size").source == SettingSource::original_run);
        QVERIFY(one_of(resolved, "train.gradient_accumulation_steps").source ==
                SettingSource::original_run);
    }
    void a_user_choice_applies_only_to_models_that_support_it() {
        Fixture f;
        f.remembered.device = persistent_id(rtx_4090());
        f.remembered.settings["train.use_gradient_checkpointing"] = "on";
        for (const bool can : {true, false}) {
            f.model.supports_gradient_checkpointing = can;
            RunConfig config = RunConfig();
            f.resolve(config);
            QCOMPARE(config.train.use_gradient_checkpointing, std::string(can ? "on" : "off"));
        }
    }
    void settings_that_affect_only_speed_are_resolved_again() {
        Fixture f;
        RunConfig original = RunConfig();
        f.resolve(original);
        f.hardware.host.usable_cores = 12;
        f.has_card = false;
        RunConfig config = RunConfig();
        f.resolve(config, &original);
        QCOMPARE(config.data.num_workers, std::int64_t{12});
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{8});
    }
    void a_resumed_run_with_another_batch_size_keeps_the_effective_batch_size() {
        const Fixture f;
        RunConfig original = RunConfig();
        f.resolve(original);
        RunConfig smaller = RunConfig();
        smaller.train.batch_size = 2;
        f.resolve(smaller, &original);
        QCOMPARE(smaller.train.gradient_accumulation_steps, std::int64_t{16});
        RunConfig sliced = RunConfig();
        sliced.train.gradient_accumulation_steps = 8;
        f.resolve(sliced, &original);
        QCOMPARE(sliced.train.batch_size, std::int64_t{4});
    }
    void a_run_older_than_automatic_settings_keeps_its_values() {
        RunConfig original;
        original.train.batch_size = 8;
        original.train.gradient_accumulation_steps = 1;
        original.train.precision = "float32";
        RunConfig config = RunConfig();
        Fixture().resolve(config, &original);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{1});
        QCOMPARE(config.train.precision, std::string("float32"));
        QCOMPARE(config.train.tf32, std::string("on"));
    }
    void every_setting_with_a_suggestion_is_resolved() {
        RunConfig config = RunConfig();
        const auto resolved = Fixture().resolve(config);
        const ConfigTable table = run_config_table(config);
        for (const ResolvedSetting& one : resolved)
            QVERIFY2(!table.find(one.key)->is_automatic(), one.key.c_str());
    }
};

FORMANT_TEST(TestAutomaticSettings)

} // namespace tst_automatic_settings

#include "tst_automatic_settings.moc"
