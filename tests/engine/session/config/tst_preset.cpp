#include "engine/base/atomic_file.h"
#include "engine/models/vits/vits_config.h"
#include "engine/session/config/preset.h"
#include "engine/session/config/run_config.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_preset {

using test::contains;

struct Fixture {
    test::TemporaryFolder folder;

    Result<RunConfig> load(const std::string& yaml,
                           const std::vector<std::string>& settings = {}) const {
        test::throw_on_error(write_file_atomically(folder / "c.yaml", yaml));
        return load_run_config(folder / "c.yaml", settings);
    }
    std::string refusal(const std::string& yaml,
                        const std::vector<std::string>& settings = {}) const {
        const auto config = load(yaml, settings);
        if (config || config.error().kind != ErrorKind::usage)
            return "not refused";
        return to_english(config.error().what);
    }
};

class TestPreset : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_preset_is_valid_and_has_help_data() {
        QTest::addColumn<QString>("name");
        for (const std::string& name : preset_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void every_preset_is_valid_and_has_help() {
        QFETCH(const QString, name);
        const Fixture f;
        const auto config = f.load(QString("preset: %1\n").arg(name).toStdString());
        QVERIFY2(config, config ? "" : to_english(config.error().what).c_str());
        QCOMPARE(config->preset, name.toStdString());
        for (const Preset& preset : presets())
            if (preset.name == name)
                QVERIFY(std::string(preset.help.text).ends_with('.'));
    }
    void the_preset_demo_equals_the_configuration_of_the_demo() {
        const auto shipped = load_run_config(FORMANT_SOURCE_DIR "/resources/demo.yaml", {});
        RunConfig preset = *load_run_config("", {"preset=demo"});
        preset.preset = shipped->preset;
        preset.name = shipped->name;
        preset.data.corpus = shipped->data.corpus;
        preset.data.exclude_sequences = shipped->data.exclude_sequences;
        preset.train.sample_texts = shipped->train.sample_texts;
        QCOMPARE(run_config_yaml(preset), run_config_yaml(*shipped));
    }
    void values_of_the_file_override_the_preset_in_any_order() {
        const Fixture f;
        const auto config =
            f.load("train:\n  batch_size: 3\n  precision: float32\npreset: large_gpu\n");
        QCOMPARE(config->train.batch_size, std::int64_t{3});
        QCOMPARE(config->train.precision, std::string("float32"));
        QCOMPARE(config->train.ema_decay, 0.999); // the preset's
    }
    void the_preset_of_the_command_line_replaces_that_of_the_file_and_not_its_values() {
        const Fixture f;
        const auto config = f.load("preset: large_gpu\ntrain:\n  batch_size: 3\n",
                                   {"preset=small_gpu", "train.warmup_steps=7"});
        QCOMPARE(config->preset, std::string("small_gpu"));
        QCOMPARE(config->train.batch_size, std::int64_t{3});
        QCOMPARE(config->train.gradient_accumulation_steps, std::int64_t{8});
        QCOMPARE(config->train.warmup_steps, std::int64_t{7});
    }
    void without_a_preset_an_upstream_model_uses_its_recipe() {
        const Fixture f;
        const std::vector<std::pair<std::vector<std::string>, std::string>> implied = {
            {{"model.name=vits"}, "preset=vits-small"},
            {{"model.size=medium", "model.name=vits"}, "preset=vits-medium"},
            {{"model.name=hifigan"}, "preset=hifigan"}};
        for (const auto& [said, preset] : implied)
            QCOMPARE(run_config_yaml(*load_run_config("", said)),
                     run_config_yaml(*load_run_config("", {preset})));
        const auto tiny = f.load("model:\n  name: vits\n  size: tiny\ntrain:\n  epsilon: 0.5\n");
        QCOMPARE(tiny->train.betas, (std::vector<double>{0.8, 0.99}));
        QCOMPARE(tiny->train.epsilon, 0.5);
        QCOMPARE(tiny->voice.model.size, std::string("tiny"));
        QCOMPARE(tiny->voice.model.of<VitsConfig>().n_layers, std::int64_t{3});
        const auto none = f.load("preset: none\nmodel:\n  name: vits\n");
        QCOMPARE(none->train.schedule, RunConfig().train.schedule);
    }
    void the_saved_configuration_is_equal_without_the_preset() {
        const Fixture f;
        std::string saved = run_config_yaml(*f.load("preset: fine_tune\n"));
        const std::string line = "preset: \"fine_tune\"\n";
        saved.erase(saved.find(line), line.size());
        const auto again = f.load(saved);
        QCOMPARE(again->train.early_stopping, true);
        QCOMPARE(again->train.learning_rate, 1e-4);
    }
    void an_unknown_preset_is_refused_with_its_line_and_the_nearest_name() {
        const Fixture f;
        const std::string in_file = f.refusal("name: x\npreset: balansed\n");
        QVERIFY2(contains(in_file, "c.yaml:2") && contains(in_file, "'balanced'"), in_file.c_str());
        const std::string on_line = f.refusal("name: x\n", {"preset=smallgpu"});
        QVERIFY2(contains(on_line, "command line: preset=smallgpu") &&
                     contains(on_line, "'small_gpu'"),
                 on_line.c_str());
    }
};

FORMANT_TEST(TestPreset)

} // namespace tst_preset

#include "tst_preset.moc"
