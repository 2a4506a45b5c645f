#include "engine/hardware/architecture.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/hardware_labels.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_start_report {

using test::contains;

/// A card as its driver describes it, and the settings that a configuration gets on it that sets
/// none of them.
struct CardRow {
    const char* name;
    const char* target;
    std::int64_t mib;
    int batch_size;
    int accumulation;
    const char* precision;
    const char* tf32;
    const char* checkpointing;
    int prefetch;
    int workers;
};

constexpr std::array cards = {
    CardRow{"NVIDIA GeForce GTX 1060 6GB", "sm_61", 6144, 2, 16, "float32", "off", "on", 8, 4},
    CardRow{"NVIDIA GeForce GTX 1080 Ti", "sm_61", 11264, 4, 8, "float32", "off", "off", 16, 8},
    CardRow{"Tesla P100-PCIE-16GB", "sm_60", 16384, 6, 6, "float32", "off", "off", 16, 12},
    CardRow{"NVIDIA GeForce GTX 1650", "sm_75", 4096, 2, 16, "float32", "off", "on", 8, 4},
    CardRow{"NVIDIA GeForce GTX 1660 Ti", "sm_75", 6144, 2, 16, "float32", "off", "on", 8, 4},
    CardRow{"NVIDIA GeForce RTX 2060", "sm_75", 6144, 2, 16, "fp16", "off", "on", 8, 4},
    CardRow{"NVIDIA GeForce RTX 2080 Ti", "sm_75", 11264, 4, 8, "fp16", "off", "off", 16, 8},
    CardRow{"Tesla T4", "sm_75", 15360, 6, 6, "fp16", "off", "off", 16, 12},
    CardRow{"Quadro RTX 6000", "sm_75", 24576, 8, 4, "fp16", "off", "off", 32, 12},
    CardRow{"Tesla V100-SXM2-16GB", "sm_70", 16384, 6, 6, "fp16", "off", "off", 16, 12},
    CardRow{"Tesla V100-SXM2-32GB", "sm_70", 32768, 6, 6, "fp16", "off", "off", 32, 12},
    CardRow{"NVIDIA GeForce RTX 3050", "sm_86", 8192, 2, 16, "bf16", "on", "on", 8, 8},
    CardRow{"NVIDIA GeForce RTX 3060", "sm_86", 12288, 4, 8, "bf16", "on", "off", 16, 8},
    CardRow{"NVIDIA GeForce RTX 3060 Laptop GPU", "sm_86", 6144, 4, 8, "bf16", "on", "on", 8, 4},
    CardRow{"NVIDIA GeForce RTX 3070", "sm_86", 8192, 2, 16, "bf16", "on", "on", 8, 8},
    CardRow{"NVIDIA GeForce RTX 3080", "sm_86", 10240, 2, 16, "bf16", "on", "on", 8, 8},
    CardRow{"NVIDIA GeForce RTX 3090", "sm_86", 24576, 8, 4, "bf16", "on", "off", 32, 12},
    CardRow{"NVIDIA A10", "sm_86", 23028, 8, 4, "bf16", "on", "off", 32, 12},
    CardRow{"NVIDIA RTX A6000", "sm_86", 49140, 16, 2, "bf16", "on", "off", 32, 16},
    CardRow{"NVIDIA A100-SXM4-40GB", "sm_80", 40960, 16, 2, "bf16", "on", "off", 32, 16},
    CardRow{"NVIDIA A100-SXM4-80GB", "sm_80", 81920, 16, 2, "bf16", "on", "off", 32, 16},
    CardRow{"NVIDIA GeForce RTX 4060", "sm_89", 8188, 2, 16, "bf16", "on", "on", 8, 8},
    CardRow{"NVIDIA GeForce RTX 4070", "sm_89", 12282, 4, 8, "bf16", "on", "off", 16, 8},
    CardRow{"NVIDIA GeForce RTX 4080", "sm_89", 16376, 6, 6, "bf16", "on", "off", 16, 12},
    CardRow{"NVIDIA GeForce RTX 4090", "sm_89", 24564, 8, 4, "bf16", "on", "off", 32, 12},
    CardRow{"NVIDIA L4", "sm_89", 23034, 8, 4, "bf16", "on", "off", 32, 12},
    CardRow{"NVIDIA L40S", "sm_89", 46068, 16, 2, "bf16", "on", "off", 32, 16},
    CardRow{"NVIDIA H100 80GB HBM3", "sm_90", 81559, 16, 2, "bf16", "on", "off", 32, 16},
    CardRow{"NVIDIA H200", "sm_90", 143771, 16, 2, "bf16", "on", "off", 32, 16},
    CardRow{"NVIDIA GeForce RTX 5090", "sm_120", 32607, 8, 4, "bf16", "on", "off", 32, 12},
    CardRow{"NVIDIA B200", "sm_100", 183359, 16, 2, "bf16", "on", "off", 32, 16},
};

HardwareInfo machine_with(const CardRow& card) {
    GpuInfo gpu;
    gpu.index = 0;
    gpu.uuid = "GPU-aa";
    gpu.name = card.name;
    gpu.compute_target = card.target;
    gpu.architecture = architecture_of(card.target);
    gpu.abilities = abilities_of(card.target, card.name);
    gpu.total_memory_bytes = card.mib << 20;
    HardwareInfo machine;
    machine.host.usable_cores = 32;
    machine.gpus = {gpu};
    return machine;
}

/// Returns the settings of a run on this card as its start reports them.
std::string start_report(RunConfig config, const CardRow& card) {
    const HardwareInfo machine = machine_with(card);
    const ModelFacts model = model_facts_of(config.voice);
    return to_english(resolved_settings_message(
        resolve_automatic_settings(config, {machine, &machine.gpus.front(), {}, model, {}},
                                   nullptr),
        SettingSource::automatic));
}

class TestStartReport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_plain_configuration_gets_the_settings_of_its_card_data() {
        QTest::addColumn<std::size_t>("row");
        for (std::size_t row = 0; row < cards.size(); ++row)
            QTest::newRow(cards[row].name) << row;
    }
    void a_plain_configuration_gets_the_settings_of_its_card() {
        QFETCH(const std::size_t, row);
        const CardRow& card = cards[row];
        const std::string expected = fmt::format(
            "chosen automatically: train.batch_size {}, train.gradient_accumulation_steps {}, "
            "train.precision {}, train.tf32 {}, train.cudnn_benchmark off, data.num_workers {}, "
            "data.preprocess_workers {}, data.prefetch_buffer_size {}, "
            "train.use_gradient_checkpointing {}, train.preload_data_to_ram off",
            card.batch_size, card.accumulation, card.precision, card.tf32, card.workers, 16,
            card.prefetch, card.checkpointing);
        QCOMPARE(start_report(RunConfig(), card), expected);
    }
    void an_explicit_value_is_not_among_them() {
        for (const CardRow& card : cards) {
            RunConfig config;
            config.train.precision = "float32";
            QVERIFY(!contains(start_report(config, card), "train.precision"));
        }
    }
};

FORMANT_TEST(TestStartReport)

} // namespace tst_start_report

#include "tst_start_report.moc"
