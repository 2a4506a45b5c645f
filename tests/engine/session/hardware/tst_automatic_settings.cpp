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

} // namespace

class TestAutomaticSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void automatic_settings_are_resolved_for_the_gpu() {
        RunConfig config = all_automatic();
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
        RunConfig config = all_automatic();
        f.resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{1});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{32});
        QCOMPARE(config.train.precision, std::string("float32"));
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{8});
    }
    void a_configured_value_wins_and_the_suggestion_is_reported() {
        RunConfig config = all_automatic();
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
    void the_defaults_train_as_they_always_did() {
        RunConfig config;
        const RunConfig defaults;
        Fixture().resolve(config);
        QCOMPARE(config.train.batch_size, defaults.train.batch_size);
        QCOMPARE(config.train.gradient_accumulation_steps,
                 defaults.train.gradient_accumulation_steps);
        QCOMPARE(config.train.precision, defaults.train.precision);
        QCOMPARE(config.data.prefetch_buffer_size, defaults.data.prefetch_buffer_size);
    }
    void accumulation_follows_the_batch_size_in_effect() {
        RunConfig config = all_automatic();
        config.train.batch_size = 3;
        Fixture().resolve(config);
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{11});
    }
    void the_batch_size_follows_a_configured_accumulation() {
        RunConfig config = all_automatic();
        config.train.gradient_accumulation_steps = 16;
        Fixture().resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{2});
    }
    void the_effective_batch_size_is_the_configured_one() {
        RunConfig config = all_automatic();
        config.train.effective_batch_size = 64;
        Fixture().resolve(config);
        QCOMPARE(config.train.batch_size * config.train.gradient_accumulation_steps,
                 std::int64_t{64});
    }
    void decode_processes_default_to_the_number_of_workers() {
        RunConfig config = all_automatic();
        config.data.num_workers = 2;
        Fixture().resolve(config);
        QCOMPARE(config.data.preprocess_workers, std::int64_t{2});
    }
    void a_measurement_on_this_gpu_wins_over_the_table() {
        Fixture f;
        remember_tuned(f.remembered, {"GPU-aa", tuning_key(RunConfig()), "bf16", formant_version(),
                                      16, 100, "2026-11-21"});
        RunConfig config = all_automatic();
        f.resolve(config);
        QCOMPARE(config.train.batch_size, std::int64_t{16});
        RunConfig other = all_automatic(); // measured in another precision
        other.train.precision = "float32";
        f.resolve(other);
        QCOMPARE(other.train.batch_size, std::int64_t{8});
    }
    void a_resumed_run_keeps_its_original_settings() {
        Fixture f;
        RunConfig original = all_automatic();
        f.resolve(original);
        f.has_card = false; // resumes on another machine
        RunConfig config = all_automatic();
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
            RunConfig config = all_automatic();
            config.train.use_gradient_checkpointing = "auto";
            f.resolve(config);
            QCOMPARE(config.train.use_gradient_checkpointing, std::string(can ? "on" : "off"));
        }
    }
    void settings_that_affect_only_speed_are_resolved_again() {
        Fixture f;
        RunConfig original = all_automatic();
        f.resolve(original);
        f.hardware.host.usable_cores = 12;
        f.has_card = false;
        RunConfig config = all_automatic();
        f.resolve(config, &original);
        QCOMPARE(config.data.num_workers, std::int64_t{12});
        QCOMPARE(config.data.prefetch_buffer_size, std::int64_t{8});
    }
    void a_resumed_run_with_another_batch_size_keeps_the_effective_batch_size() {
        const Fixture f;
        RunConfig original = all_automatic();
        f.resolve(original);
        RunConfig smaller = all_automatic();
        smaller.train.batch_size = 2;
        f.resolve(smaller, &original);
        QCOMPARE(smaller.train.gradient_accumulation_steps, std::int64_t{16});
        RunConfig sliced = all_automatic();
        sliced.train.gradient_accumulation_steps = 8;
        f.resolve(sliced, &original);
        QCOMPARE(sliced.train.batch_size, std::int64_t{4});
    }
    void a_run_older_than_automatic_settings_keeps_its_values() {
        RunConfig original; // as its config.yaml says, with what came later at its default
        RunConfig config = all_automatic();
        Fixture().resolve(config, &original);
        QCOMPARE(config.train.batch_size, std::int64_t{8});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{1});
        QCOMPARE(config.train.precision, std::string("float32"));
        QCOMPARE(config.train.tf32, std::string("on"));
    }
    void every_setting_with_a_suggestion_is_resolved() {
        RunConfig config = all_automatic();
        const auto resolved = Fixture().resolve(config);
        const ConfigTable table = run_config_table(config);
        for (const ResolvedSetting& one : resolved)
            QVERIFY2(!table.find(one.key)->is_automatic(), one.key.c_str());
    }
};

FORMANT_TEST(TestAutomaticSettings)
#include "tst_automatic_settings.moc"
