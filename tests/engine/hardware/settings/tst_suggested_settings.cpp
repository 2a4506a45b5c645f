#include "engine/hardware/settings/suggested_batch.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <map>

using namespace formant;

namespace tst_suggested_settings {

constexpr std::int64_t gb = 1'000'000'000;

GpuInfo card(const std::string& name, std::int64_t memory_gb) {
    GpuInfo gpu;
    gpu.index = 0;
    gpu.name = name;
    gpu.total_memory_bytes = memory_gb * gb;
    gpu.abilities = {true, true, true};
    return gpu;
}

HardwareInfo machine(int cores = 8, std::int64_t ram_gb = 64) {
    HardwareInfo hardware;
    hardware.host.usable_cores = cores;
    hardware.host.ram_bytes = ram_gb * gb;
    return hardware;
}

using Values = std::map<std::string, std::string>;

Values values(const std::vector<SuggestedSetting>& settings) {
    Values found;
    for (const SuggestedSetting& one : settings)
        found[one.key] = one.value;
    return found;
}

Values suggested(const GpuInfo* gpu, const HardwareInfo& hardware = machine(),
                 const DataFacts& data = {}) {
    return values(suggest_settings(hardware, gpu, {"unet", 1'000'000, true}, data));
}

class TestSuggestedSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_large_card_of_the_table() {
        const GpuInfo gpu = card("NVIDIA GeForce RTX 4090", 24);
        const Values found = suggested(&gpu);
        QCOMPARE(found.at("train.batch_size"), std::string("8"));
        QCOMPARE(found.at("train.gradient_accumulation_steps"), std::string("4"));
        QCOMPARE(found.at("train.precision"), std::string("bf16"));
        QCOMPARE(found.at("train.tf32"), std::string("on"));
        QCOMPARE(found.at("data.num_workers"), std::string("8"));
        QCOMPARE(found.at("data.prefetch_buffer_size"), std::string("32"));
        QCOMPARE(found.at("train.use_gradient_checkpointing"), std::string("off"));
        QCOMPARE(found.at("train.use_torch_compile"), std::string("false"));
    }
    void a_card_of_turing_has_neither_bf16_nor_tf32() {
        GpuInfo gpu = card("Tesla T4", 16);
        gpu.abilities = {false, true, false};
        const Values found = suggested(&gpu);
        QCOMPARE(found.at("train.batch_size"), std::string("6"));
        QCOMPARE(found.at("train.gradient_accumulation_steps"), std::string("6"));
        QCOMPARE(found.at("train.precision"), std::string("fp16"));
        QCOMPARE(found.at("train.tf32"), std::string("off"));
        QCOMPARE(found.at("data.prefetch_buffer_size"), std::string("16"));
    }
    void a_card_without_tensor_cores_computes_in_float32() {
        GpuInfo gpu = card("Tesla P100-PCIE-16GB", 16);
        gpu.abilities = {};
        QCOMPARE(suggested(&gpu).at("train.precision"), std::string("float32"));
    }
    void under_12_gb_memory_is_saved_data() {
        QTest::addColumn<int>("memory_gb");
        QTest::addColumn<QString>("checkpointing");
        test::add_row("8", 8, QString("on"));
        test::add_row("12", 12, QString("off"));
        test::add_row("24", 24, QString("off"));
    }
    void under_12_gb_memory_is_saved() {
        QFETCH(const int, memory_gb);
        QFETCH(const QString, checkpointing);
        const GpuInfo gpu = card("Some card", memory_gb);
        QCOMPARE(suggested(&gpu).at("train.use_gradient_checkpointing"),
                 checkpointing.toStdString());
    }
    void a_model_without_gradient_checkpointing_does_not_get_it() {
        const GpuInfo gpu = card("Some card", 8);
        const Values found = values(suggest_settings(machine(), &gpu, {"vits", 0, false}, {}));
        QCOMPARE(found.at("train.use_gradient_checkpointing"), std::string("off"));
    }
    void the_cpu_takes_one_sample_at_a_time_in_float32() {
        const Values found = suggested(nullptr, machine(2, 8));
        QCOMPARE(found.at("train.batch_size"), std::string("1"));
        QCOMPARE(found.at("train.gradient_accumulation_steps"), std::string("32"));
        QCOMPARE(found.at("train.precision"), std::string("float32"));
        QCOMPARE(found.at("train.tf32"), std::string("off"));
        QCOMPARE(found.at("train.use_gradient_checkpointing"), std::string("off"));
        QCOMPARE(found.at("data.prefetch_buffer_size"), std::string("8"));
        QCOMPARE(found.at("data.num_workers"), std::string("2"));
    }
    void a_cpu_with_instructions_for_it_computes_in_bf16_data() {
        QTest::addColumn<QString>("instructions");
        QTest::addColumn<QString>("precision");
        test::add_row("AMX", QString("AMX"), QString("bf16"));
        test::add_row("AVX512-BF16", QString("AVX512-BF16"), QString("float32"));
        test::add_row("AVX-512", QString("AVX-512"), QString("float32"));
        test::add_row("AVX2", QString("AVX2"), QString("float32"));
    }
    void a_cpu_with_instructions_for_it_computes_in_bf16() {
        QFETCH(const QString, instructions);
        QFETCH(const QString, precision);
        HardwareInfo hardware = machine();
        hardware.host.instruction_sets = {"AVX2", instructions.toStdString()};
        QCOMPARE(suggested(nullptr, hardware).at("train.precision"), precision.toStdString());
    }
    void a_step_has_the_effective_batch_size_data() {
        QTest::addColumn<int>("wished");
        QTest::addColumn<QString>("batch");
        QTest::addColumn<QString>("accumulation");
        test::add_row("fewer than fit", 4, QString("4"), QString("1"));
        test::add_row("as many", 8, QString("8"), QString("1"));
        test::add_row("not a multiple", 20, QString("8"), QString("3"));
        test::add_row("many", 256, QString("8"), QString("32"));
    }
    void a_step_has_the_effective_batch_size() {
        QFETCH(const int, wished);
        QFETCH(const QString, batch);
        QFETCH(const QString, accumulation);
        const GpuInfo gpu = card("NVIDIA GeForce RTX 3090", 24);
        const Values found = values(suggest_settings(machine(), &gpu, {"unet", 0}, {}, wished));
        QCOMPARE(found.at("train.batch_size"), batch.toStdString());
        QCOMPARE(found.at("train.gradient_accumulation_steps"), accumulation.toStdString());
    }
    void what_was_measured_wins_over_the_table() {
        const GpuInfo gpu = card("NVIDIA GeForce RTX 3090", 24);
        const TunedBatch tuned{"GPU-aa", "unet", "bf16", "1.0", 16, 99.5, "2026-11-21"};
        const auto settings = suggest_settings(machine(), &gpu, {"unet", 0}, {}, 32, &tuned);
        QCOMPARE(values(settings).at("train.batch_size"), std::string("16"));
        QCOMPARE(values(settings).at("train.gradient_accumulation_steps"), std::string("2"));
        const std::string reason = to_english(settings.front().reason);
        QVERIFY2(reason.find("2026-11-21") != std::string::npos, reason.c_str());
    }
    void a_model_that_fills_the_card_gets_a_smaller_batch() {
        const GpuInfo gpu = card("NVIDIA GeForce RTX 3090", 24);
        QCOMPARE(suggest_batch(&gpu, 100'000'000, 32, nullptr).size, std::int64_t{8}); // 2 GB
        QCOMPARE(suggest_batch(&gpu, 750'000'000, 32, nullptr).size, std::int64_t{4}); // 15 GB
        QCOMPARE(suggest_batch(&gpu, 5'000'000'000, 32, nullptr).size, std::int64_t{1});
    }
    void accumulation_reaches_the_effective_batch_size() {
        QCOMPARE(accumulation_towards(32, 6), std::int64_t{6});
        QCOMPARE(accumulation_towards(32, 32), std::int64_t{1});
        QCOMPARE(accumulation_towards(32, 100), std::int64_t{1});
        QCOMPARE(accumulation_towards(33, 32), std::int64_t{2});
    }
    void workers_are_limited_to_sixteen_and_decoders_by_memory() {
        const Values large = suggested(nullptr, machine(64, 256));
        QCOMPARE(large.at("data.num_workers"), std::string("16"));
        QCOMPARE(large.at("data.preprocess_workers"), std::string("16"));
        const Values narrow = suggested(nullptr, machine(16, 4));
        QCOMPARE(narrow.at("data.num_workers"), std::string("16"));
        QCOMPARE(narrow.at("data.preprocess_workers"), std::string("4"));
    }
    void cudnn_measures_only_where_all_recordings_are_of_one_length() {
        const GpuInfo gpu = card("NVIDIA L4", 24);
        QCOMPARE(suggested(&gpu).at("train.cudnn_benchmark"), std::string("off"));
        const DataFacts varied{100, 1, 4, 9, 0}, same{100, 1, 4, 4, 0};
        QCOMPARE(suggested(&gpu, machine(), varied).at("train.cudnn_benchmark"),
                 std::string("off"));
        QCOMPARE(suggested(&gpu, machine(), same).at("train.cudnn_benchmark"), std::string("on"));
        QCOMPARE(suggested(nullptr, machine(), same).at("train.cudnn_benchmark"),
                 std::string("off"));
    }
    void recordings_are_preloaded_where_they_fit_into_half_of_the_free_memory() {
        const auto preload = [](std::int64_t cached_gb) {
            DataFacts data;
            data.cached_bytes = cached_gb * gb;
            return suggested(nullptr, machine(8, 64), data).at("train.preload_data_to_ram");
        };
        QCOMPARE(preload(0), std::string("off")); // not known
        QCOMPARE(preload(32), std::string("on"));
        QCOMPARE(preload(33), std::string("off"));
        HardwareInfo container = machine(8, 64); // of whose free memory a control group leaves 4 GB
        container.host.memory_limit_bytes = 4 * gb;
        DataFacts data;
        data.cached_bytes = 3 * gb;
        QCOMPARE(suggested(nullptr, container, data).at("train.preload_data_to_ram"),
                 std::string("off"));
    }
    void every_suggestion_has_a_reason() {
        const GpuInfo gpu = card("Some card", 10);
        for (const GpuInfo* one : {static_cast<const GpuInfo*>(nullptr), &gpu}) {
            const auto settings = suggest_settings(machine(), one, {}, {});
            for (const SuggestedSetting& setting : settings)
                QVERIFY2(to_english(setting.reason).size() > 10, setting.key.c_str());
        }
    }
};

FORMANT_TEST(TestSuggestedSettings)

} // namespace tst_suggested_settings

#include "tst_suggested_settings.moc"
