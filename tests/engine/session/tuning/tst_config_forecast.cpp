#include "engine/base/version.h"
#include "engine/models/unet/unet_config.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/tuning/config_forecast.h"
#include "engine/session/tuning/step_measurements.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_config_forecast {

using test::contains;
using test::throw_on_error;

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
    void a_small_model_is_not_expected_to_train_in_no_time() {
        const test::WordCorpus corpus;
        RunConfig config;
        config.data.corpus = "metadata.csv";
        config.voice.model.of<UnetConfig>().encoder_channels =
            config.voice.model.of<UnetConfig>().decoder_channels =
                config.voice.model.of<UnetConfig>().style_encoder_channels = 16;
        config.train.batch_size = 2;
        config.train.gradient_accumulation_steps = 1;
        config.train.max_steps = 5000;
        const ConfigForecast forecast =
            ConfigForecaster(cpu_of_four_cores()).forecast(config, corpus.folder.path());
        const std::string time = to_english(forecast.time.what);
        const QRegularExpression minutes("^([0-9]+) min [0-9]+ s for all 5000 steps, "
                                         "(less than a second|1 s) for an epoch of 2 steps");
        const auto found = minutes.match(QString::fromStdString(time));
        QVERIFY2(found.hasMatch() && found.captured(1).toInt() >= 5, time.c_str());
    }
    void accumulation_takes_its_time_however_short_the_recordings_are() {
        const test::WordCorpus corpus;
        RunConfig config;
        config.data.corpus = "metadata.csv";
        config.train.batch_size = 1;
        config.train.gradient_accumulation_steps = 4;
        config.train.max_steps = 100;
        const ConfigForecast forecast =
            ConfigForecaster(cpu_of_four_cores()).forecast(config, corpus.folder.path());
        const std::string time = to_english(forecast.time.what);
        QVERIFY2(contains(time, "for an epoch of 1 step "), time.c_str());
        QVERIFY2(!contains(time, "less than a second for all"), time.c_str());
        QVERIFY2(QRegularExpression("^[3-9][0-9] s for all 100 steps|^[0-9]+ min")
                     .match(QString::fromStdString(time))
                     .hasMatch(),
                 time.c_str());
    }
    void a_step_that_was_measured_replaces_the_estimate_of_the_time() {
        const test::WordCorpus corpus;
        const test::ScopedVariable state("XDG_STATE_HOME", corpus.folder.path().string());
        RunConfig config;
        config.data.corpus = (corpus.folder.path() / "metadata.csv").string();
        config.train.batch_size = 2;
        config.train.gradient_accumulation_steps = 1;
        config.train.precision = "float32";
        config.train.use_gradient_checkpointing = "off";
        config.train.tf32 = "off";
        config.train.max_steps = 5000;
        throw_on_error(remember_step_time(config, "cpu", {0.0014}));
        const ConfigForecast forecast = ConfigForecaster(cpu_of_four_cores()).forecast(config, ".");
        QVERIFY(forecast.time.is_measured);
        const std::string time = to_english(forecast.time.what);
        QVERIFY2(contains(time, "7 s for all 5000 steps, less than a second for an epoch of 2 "),
                 time.c_str());
    }
    void estimates_for_other_settings_agree_with_what_was_measured() {
        const test::WordCorpus corpus;
        const test::ScopedVariable state("XDG_STATE_HOME", corpus.folder.path().string());
        RunConfig config;
        config.data.corpus = (corpus.folder / "metadata.csv").string();
        config.train.batch_size = 2;
        config.train.gradient_accumulation_steps = 1;
        config.train.precision = "float32";
        config.train.use_gradient_checkpointing = "off";
        config.train.tf32 = "off";
        config.train.max_steps = 100'000;
        const auto hours = [&](ConfigForecaster& forecaster, RunConfig of) {
            const auto line = forecaster.forecast(std::move(of), corpus.folder.path()).time;
            const QString text = QString::fromStdString(to_english(line.what));
            return text.section(" h ", 0, 0).toInt(); // "33 h 20 min for all 100000 steps"
        };
        RunConfig larger = config;
        set_model_size(larger.voice.model, "small");
        ConfigForecaster forecaster(cpu_of_four_cores());
        throw_on_error(remember_step_time(config, "cpu", {1.2}));
        const int measured = hours(forecaster, config);
        QCOMPARE(measured, 33);
        QVERIFY(hours(forecaster, larger) > measured); // although much less was estimated at first
    }
    void memory_that_was_measured_replaces_the_estimate_and_the_tuning() {
        const test::TemporaryFolder folder;
        const test::ScopedVariable state("XDG_STATE_HOME", folder.path().string());
        RunConfig config;
        config.train.batch_size = 2;
        config.train.gradient_accumulation_steps = 1;
        config.train.precision = "float32";
        config.train.use_gradient_checkpointing = "off";
        config.train.tf32 = "off";
        throw_on_error(remember_step_memory(config, "cpu", {5 * gib}));
        ChosenHardware chosen = cpu_of_four_cores();
        chosen.remembered.tuned = {tuned_for(config)};
        const ForecastLine memory = ConfigForecaster(chosen).forecast(config, ".").memory;
        QVERIFY(memory.is_measured);
        const std::string text = to_english(memory.what);
        QVERIFY2(contains(text, "5.0 GiB of 16.0 GiB (measured on this machine)"), text.c_str());
        config.train.batch_size = 3; // another configuration
        const std::string other =
            to_english(ConfigForecaster(cpu_of_four_cores()).forecast(config, ".").memory.what);
        QVERIFY2(contains(other, "estimate"), other.c_str());
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
    void the_tuning_of_a_model_with_other_dimensions_is_no_measurement() {
        const test::WordCorpus corpus;
        RunConfig config;
        config.data.corpus = "metadata.csv";
        config.train.batch_size = 4;
        config.train.precision = "float32";
        ChosenHardware chosen = cpu_of_four_cores();
        chosen.remembered.tuned = {tuned_for(config)};
        config.voice.model.of<UnetConfig>().decoder_channels = 512;
        const ConfigForecast forecast =
            ConfigForecaster(chosen).forecast(config, corpus.folder.path());
        QVERIFY(!forecast.memory.is_measured);
        QVERIFY(!forecast.time.is_measured);
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

} // namespace tst_config_forecast

#include "tst_config_forecast.moc"
