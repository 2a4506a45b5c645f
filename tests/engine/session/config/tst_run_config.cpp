#include "engine/base/atomic_file.h"
#include "engine/config/yaml_reader.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/unet/unet_config.h"
#include "engine/session/config/run_config.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_config {

using test::contains;

class TestRunConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_demo_is_a_valid_configuration() {
        const auto config = load_run_config(FORMANT_SOURCE_DIR "/resources/demo.yaml", {});
        QVERIFY2(config, config ? "" : to_english(config.error().what).c_str());
        QCOMPARE(config->name, std::string("demo"));
        QCOMPARE(config->train.max_steps, 2300);
        QVERIFY(std::filesystem::exists(config->data.exclude_sequences));
    }
    void settings_override_the_file() {
        const auto config = load_run_config(FORMANT_SOURCE_DIR "/resources/demo.yaml",
                                            {"train.batch_size=4", "name=other"});
        QCOMPARE(config->train.batch_size, 4);
        QCOMPARE(config->name, std::string("other"));
    }
    void a_relative_corpus_is_relative_to_its_configuration() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "c.yaml",
                                      "data:\n  corpus: x/m.csv\n  validation: v.csv\n"
                                      "model:\n  hifigan:\n    teacher: runs/ann\n"
                                      "  unet:\n    vocoder: runs/hifi\n"));
        const RunConfig config = load_run_config(folder / "c.yaml", {}).value();
        QCOMPARE(config.data.corpus, (folder / "x/m.csv").string());
        QCOMPARE(config.data.validation, (folder / "v.csv").string());
        QCOMPARE(config.voice.model.of<HifiganConfig>().teacher, (folder / "runs/ann").string());
        QCOMPARE(config.voice.model.of<UnetConfig>().vocoder, (folder / "runs/hifi").string());
    }
    void contradicting_settings_are_refused_data() {
        QTest::addColumn<QString>("setting");
        for (const char* setting :
             {"audio.hop_length=2048", "audio.f_max_hz=9000", "audio.f_min_hz=8000",
              "data.concatenate_edge_ms_min=100", "train.betas=[0.9]", "train.layers=custom",
              "train.layers=decoder_only", "model.unet.encoder_channels=9"})
            QTest::newRow(setting) << setting;
    }
    void contradicting_settings_are_refused() {
        QFETCH(const QString, setting);
        const auto config =
            load_run_config(FORMANT_SOURCE_DIR "/resources/demo.yaml", {setting.toStdString()});
        QVERIFY(!config);
        QCOMPARE(config.error().kind, ErrorKind::usage);
        const QString key = setting.section('=', 0, 0);
        const QString why = QString::fromStdString(to_english(config.error().what));
        QVERIFY2(why.contains(key), qPrintable(why));
    }
    void layers_of_another_kind_of_model_are_refused() {
        const auto of_vits = [](const std::string& setting) {
            return load_run_config("", {"model.name=vits", setting});
        };
        QVERIFY(of_vits("train.layers=decoder_only"));
        const auto refused = of_vits("train.layers=unet_only");
        QVERIFY(!refused);
        const std::string why = to_english(refused.error().what);
        QVERIFY2(contains(why, "no 'unet'") && contains(why, "text_encoder, posterior_encoder") &&
                     contains(why, "Use train.layers: decoder_only"),
                 why.c_str());
        const auto pattern = load_run_config(
            "", {"model.name=vits", "train.layers=custom", "train.layer_patterns=[unet]"});
        QVERIFY(!pattern && contains(to_english(pattern.error().what), "no layers 'unet'"));
    }
    void a_segment_too_short_for_the_stft_is_refused() {
        for (const std::string model : {"vits", "hifigan"}) {
            const auto with = [&](const std::string& frames) {
                return load_run_config("", {"model.name=" + model, "audio.n_fft=4096",
                                            "model." + model + ".segment_frames=" + frames});
            };
            QVERIFY(with("8")); // 8 x 256 samples, of which 1920 are mirrored
            QCOMPARE(with("7").error().kind, ErrorKind::usage);
            const std::string why = to_english(with("7").error().what);
            QVERIFY2(why.find("at least 8") != std::string::npos, why.c_str());
        }
    }
    void a_model_size_sets_widths_and_a_single_setting_overrides_it() {
        const Path demo = FORMANT_SOURCE_DIR "/resources/demo.yaml";
        const auto tiny = load_run_config(demo, {});
        const auto medium = load_run_config(
            demo, {"model.unet.encoder_channels=64", "model.size=medium"}); // in any order
        QVERIFY(medium->voice.model.of<UnetConfig>().decoder_channels >
                tiny->voice.model.of<UnetConfig>().decoder_channels);
        QCOMPARE(medium->voice.model.of<UnetConfig>().encoder_channels, 64);
    }
    void a_path_is_used_literally() {
        const auto config = load_run_config(FORMANT_SOURCE_DIR "/resources/demo.yaml",
                                            {"data.corpus=/a b/c #1: 'x'.csv"});
        QCOMPARE(config->data.corpus, std::string("/a b/c #1: 'x'.csv"));
    }
    void differences_between_two_configurations_are_named() {
        RunConfig one, other;
        other.train.batch_size = 3;
        other.name = "other";
        QCOMPARE(run_config_table(one).differences(run_config_table(other)),
                 (std::vector<std::string>{"name", "train.batch_size"}));
        QVERIFY(run_config_table(one).differences(run_config_table(one)).empty());
    }
    void the_saved_configuration_reads_back_equal() {
        RunConfig config;
        config.train.learning_rate = 1.0 / 3;
        const std::string saved = run_config_yaml(config);
        RunConfig again;
        QVERIFY(read_yaml(run_config_table(again), saved, "saved"));
        QCOMPARE(run_config_yaml(again), saved);
    }
    void the_former_key_of_the_teacher_is_read_and_the_new_one_written() {
        const std::string old_yaml = "model:\n  hifigan:\n    mels_of: /runs/ann\n";
        RunConfig config;
        QVERIFY(read_yaml(run_config_table(config), old_yaml, "old.yaml"));
        QCOMPARE(config.voice.model.of<HifiganConfig>().teacher, std::string("/runs/ann"));
        const std::string saved = run_config_yaml(config);
        QVERIFY2(contains(saved, "teacher: \"/runs/ann\"") && !contains(saved, "mels_of"),
                 saved.c_str());
        const auto from_setting = load_run_config("", {"model.hifigan.mels_of=/runs/bea"});
        QCOMPARE(from_setting->voice.model.of<HifiganConfig>().teacher, std::string("/runs/bea"));
    }
    void every_setting_has_help() {
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        for (const BoundField& field : table.fields())
            QVERIFY2(std::string(field.field.help.text).size() > 10, field.key.c_str());
    }
};

FORMANT_TEST(TestRunConfig)

} // namespace tst_run_config

#include "tst_run_config.moc"
