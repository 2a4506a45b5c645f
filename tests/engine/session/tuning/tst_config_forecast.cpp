#include "engine/base/version.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/tuning/config_forecast.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;
using test::contains;

namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

ChosenHardware cpu_of_four_cores(std::int64_t ram_bytes = 16 * gib) {
    ChosenHardware chosen;
    chosen.hardware.host.usable_cores = 4;
    chosen.hardware.host.ram_bytes = ram_bytes;
    chosen.choice.device = "cpu";
    return chosen;
}

RunConfig automatic_config() {
    RunConfig config;
    config.train.batch_size = 0;
    config.train.precision = "float32";
    return config;
}

/// Returns the measurement that a tuning of this configuration would save.
TunedBatch tuned_for(const RunConfig& config) {
    TunedBatch tuned;
    tuned.device = "cpu";
    tuned.model = tuning_key(config);
    tuned.precision = config.train.precision;
    tuned.version = formant_version();
    tuned.batch_size = 8;
    tuned.samples_per_s = 2;
    tuned.memory_fixed_bytes = 1.0 * gib;
    tuned.memory_per_sample_bytes = 0.5 * gib;
    return tuned;
}

} // namespace

class TestConfigForecast : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void automatic_values_are_reported_with_their_reason() {
        const ConfigForecast forecast =
            ConfigForecaster(cpu_of_four_cores()).forecast(automatic_config(), ".");
        const auto batch =
            std::find_if(forecast.automatic.begin(), forecast.automatic.end(),
                         [](const AutomaticValue& one) { return one.key == "train.batch_size"; });
        QVERIFY(batch != forecast.automatic.end());
        QCOMPARE(batch->value, std::string("1"));
        QVERIFY(!batch->why.empty());
    }
    void without_a_measurement_memory_and_time_are_marked_as_estimates() {
        const test::WordCorpus corpus;
        RunConfig config;
        config.data.corpus = "metadata.csv";
        const ConfigForecast forecast =
            ConfigForecaster(cpu_of_four_cores()).forecast(config, corpus.folder.path());
        QVERIFY(!forecast.memory.is_measured);
        QVERIFY(contains(to_english(forecast.memory.what), "estimate"));
        const std::string time = to_english(forecast.time.what);
        QVERIFY2(contains(time, "estimate") && contains(time, "epoch"), time.c_str());
    }
    void measurements_of_a_tuning_take_precedence() {
        const test::WordCorpus corpus;
        RunConfig config;
        config.data.corpus = "metadata.csv";
        config.train.batch_size = 4;
        config.train.gradient_accumulation_steps = 1;
        config.train.precision = "float32";
        config.train.max_steps = 30;
        ChosenHardware chosen = cpu_of_four_cores();
        chosen.remembered.tuned = {tuned_for(config)};
        const ConfigForecast forecast =
            ConfigForecaster(chosen).forecast(config, corpus.folder.path());
        QVERIFY(forecast.memory.is_measured);
        const std::string memory = to_english(forecast.memory.what);
        QVERIFY2(contains(memory, "3.0 GiB of 16.0 GiB"), memory.c_str()); // 1 + 4 x 0.5
        QVERIFY(forecast.time.is_measured);
        const std::string time = to_english(forecast.time.what);
        QVERIFY2(contains(time, "2 s for an epoch of 1 step "),
                 time.c_str()); // 4 clips, 2 a second
        QVERIFY2(contains(time, "1 min 0 s for all 30 steps"), time.c_str());
    }
    void too_little_memory_is_a_warning() {
        RunConfig config;
        config.train.batch_size = 64;
        const ConfigForecast forecast =
            ConfigForecaster(cpu_of_four_cores(gib)).forecast(config, ".");
        QVERIFY(forecast.memory.is_warning);
        QVERIFY(contains(to_english(forecast.memory.what), "train.batch_size"));
    }
    void without_recordings_the_time_is_unknown() {
        const ConfigForecast forecast =
            ConfigForecaster(cpu_of_four_cores()).forecast(RunConfig(), ".");
        QVERIFY(contains(to_english(forecast.time.what), "data.corpus"));
    }
};

FORMANT_TEST(TestConfigForecast)
#include "tst_config_forecast.moc"
