#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/vits/vits_config.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/config_import.h"
#include "tests/engine/session/interop/config_import_fixture.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_third_party_config_import {

using test::contains;
using Fixture = test::ConfigImportFixture;

class TestThirdPartyConfigImport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_configuration_of_upstream_vits_is_imported() {
        const Fixture f(R"({"train": {"learning_rate": 2e-4, "betas": [0.8, 0.99], "eps": 1e-9,
"lr_decay": 0.999875, "segment_size": 8192, "c_mel": 45, "c_kl": 1.0, "fp16_run": true},
"data": {"sampling_rate": 22050, "filter_length": 1024, "hop_length": 256, "mel_fmax": null},
"model": {"inter_channels": 192, "hidden_channels": 192, "n_heads": 2, "resblock": "1",
"resblock_kernel_sizes": [3,7,11], "resblock_dilation_sizes": [[1,3,5], [1,3,5], [1,3,5]],
"upsample_rates": [8,8,2,2], "upsample_kernel_sizes": [16,16,4,4], "gin_channels": 256}})");
        QVERIFY(import_config({f.file, f.out}));
        const auto config = load_run_config(f.out, {}).value();
        QCOMPARE(config.voice.model.name, std::string("vits"));
        QCOMPARE(config.voice.model.of<VitsConfig>().gin_channels, std::int64_t{256});
        QCOMPARE(config.voice.model.of<VitsConfig>().segment_frames, std::int64_t{32});
        QCOMPARE(config.voice.model.of<VitsConfig>().decoder.resblock_dilation_sizes,
                 (std::vector<std::vector<std::int64_t>>{{1, 3, 5}, {1, 3, 5}, {1, 3, 5}}));
        QCOMPARE(config.voice.model.of<VitsConfig>().decoder.upsample_initial_channel,
                 std::int64_t{512});
        QCOMPARE(config.voice.audio.sample_rate_hz, std::int64_t{22050});
        QCOMPARE(config.voice.audio.f_max_hz, 11025.0); // not given
        QCOMPARE(f.fate_of("data.mel_fmax"), std::string("audio.f_max_hz: 11025"));
        QCOMPARE(config.train.epsilon, 1e-9);
        QCOMPARE(config.train.schedule, std::string("exponential"));
        QCOMPARE(config.train.learning_rate_decay, 0.999875);
        QCOMPARE(config.train.precision, std::string("fp16"));
    }
    void the_text_processing_of_upstream_vits_is_imported_data() {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QString>("symbols");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("marks");
        QTest::newRow("ljs_base, vctk_base")
            << R"("text_cleaners": ["english_cleaners2"], "add_blank": true)"
            << "vits"
            << "blanks"
            << "phonemes" << true;
        QTest::newRow("without blanks, stress and punctuation")
            << R"("text_cleaners": ["english_cleaners"], "add_blank": false)"
            << "vits"
            << "plain"
            << "phonemes" << false;
        QTest::newRow("letters") << R"("text_cleaners": ["basic_cleaners"], "add_blank": true)"
                                 << "vits"
                                 << "blanks"
                                 << "characters" << true;
        QTest::newRow("cleaners of somebody's own")
            << R"("text_cleaners": ["my_cleaners"], "add_blank": true)"
            << "auto"
            << "blanks"
            << "phonemes" << false;
        QTest::newRow("another number of symbols")
            << R"("text_cleaners": ["english_cleaners2"], "add_blank": true, "n_symbols": 190)"
            << "auto"
            << "blanks"
            << "phonemes" << true;
        QTest::newRow("converted here") << R"("add_blank": true, "text_layout": "blanks")"
                                        << "auto"
                                        << "blanks"
                                        << "phonemes" << false;
        QTest::newRow("converted here, of a voice with a table of its own")
            << R"("add_blank": false, "text_layout": "spaced", "n_symbols": 30)"
            << "auto"
            << "spaced"
            << "phonemes" << false;
        QTest::newRow("converted here before there were layouts")
            << R"("add_blank": false, "n_symbols": 30)"
            << "auto"
            << "spaced"
            << "phonemes" << false;
    }
    void the_text_processing_of_upstream_vits_is_imported() {
        QFETCH(const QString, data);
        const Fixture f(R"({"data": {)" + data.toStdString() +
                        R"(}, "model": {"inter_channels": 192}})");
        QVERIFY(import_config({f.file, f.out}));
        const TextConfig text = load_run_config(f.out, {}).value().voice.text;
        QTEST(QString::fromStdString(text.symbols), "symbols");
        QTEST(QString::fromStdString(text.layout), "layout");
        QTEST(QString::fromStdString(text.mode), "mode");
        QTEST(text.keep_punctuation, "marks");
        QFETCH(const bool, marks);
        const bool is_known = data.contains("english_cleaners"); // else the weights say it
        if (text.mode == "phonemes")
            QCOMPARE(text.keep_stress, std::string(!is_known ? "auto" : marks ? "on" : "off"));
    }
    void for_a_list_of_phonemes_the_list_of_its_texts_is_imported() {
        const Fixture f(R"({"data": {"training_files": "a.txt.cleaned",
"validation_files": "filelists/b.txt.cleaned"}, "model": {"inter_channels": 192}})");
        QCOMPARE(f.fate_of("data.training_files"), std::string("data.corpus: a.txt"));
        QCOMPARE(f.fate_of("data.validation_files"),
                 std::string("data.validation: filelists/b.txt"));
    }
    void a_configuration_of_upstream_hifigan_is_imported() {
        const Fixture f(R"({"resblock": "2", "batch_size": 16, "learning_rate": 0.0002,
"adam_b1": 0.8, "adam_b2": 0.99, "lr_decay": 0.999, "upsample_rates": [8,8,4],
"upsample_kernel_sizes": [16,16,8], "upsample_initial_channel": 256,
"resblock_kernel_sizes": [3,5,7], "resblock_dilation_sizes": [[1,2], [2,6], [3,12]],
"segment_size": 8192, "num_mels": 80, "hop_size": 256, "sampling_rate": 24000,
"fmax": null, "fmax_for_loss": null})");
        QVERIFY(import_config({f.file, f.out}));
        const auto config = load_run_config(f.out, {}).value();
        QCOMPARE(config.voice.model.name, std::string("hifigan"));
        QCOMPARE(config.voice.model.of<HifiganConfig>().generator.resblock, std::string("2"));
        QCOMPARE(config.voice.model.of<HifiganConfig>().generator.resblock_dilation_sizes[2],
                 (std::vector<std::int64_t>{3, 12}));
        QCOMPARE(config.train.betas, (std::vector<double>{0.8, 0.99}));
        QCOMPARE(config.train.batch_size, std::int64_t{16});
        QCOMPARE(config.voice.audio.f_max_hz, 12000.0); // not given
        QCOMPARE(f.fate_of("fmax_for_loss"), std::string("it has no value"));
    }
    void a_configuration_of_piper_is_imported_data() {
        QTest::addColumn<QString>("quality");
        QTest::addColumn<QString>("speakers");
        QTest::addColumn<int>("hidden_channels");
        QTest::addColumn<QString>("resblock");
        QTest::addColumn<int>("initial_channel");
        QTest::addColumn<int>("gin_channels");
        QTest::newRow("x-low") << "x-low"
                               << "1" << 96 << "2" << 256 << 0;
        QTest::newRow("low") << "low"
                             << "1" << 192 << "2" << 256 << 0;
        QTest::newRow("medium") << "medium"
                                << "1" << 192 << "2" << 256 << 0;
        QTest::newRow("high") << "high"
                              << "1" << 192 << "1" << 512 << 0;
        QTest::newRow("several speakers") << "medium"
                                          << "4" << 192 << "2" << 256 << 512;
    }
    void a_configuration_of_piper_is_imported() {
        QFETCH(const QString, quality);
        QFETCH(const QString, speakers);
        const Fixture f(R"({"audio": {"sample_rate": 16000, "quality": ")" + quality.toStdString() +
                        R"("}, "espeak": {"voice": "de"},
"phoneme_type": "espeak", "phoneme_map": {}, "phoneme_id_map": {"_": [0], "^": [1], "$": [2]},
"num_symbols": 256, "num_speakers": )" +
                        speakers.toStdString() + R"(, "speaker_id_map": {"ann": 0}})");
        QVERIFY(import_config({f.file, f.out}));
        const VoiceConfig voice = load_run_config(f.out, {}).value().voice;
        QCOMPARE(voice.audio.sample_rate_hz, std::int64_t{16000});
        QCOMPARE(voice.audio.f_max_hz, 8000.0);
        QCOMPARE(voice.text.language, std::string("de"));
        QCOMPARE(voice.text.mode, std::string("phonemes"));
        QVERIFY(voice.text.keeps_stress() && voice.text.keep_punctuation);
        QTEST(static_cast<int>(voice.model.of<VitsConfig>().hidden_channels), "hidden_channels");
        QTEST(static_cast<int>(voice.model.of<VitsConfig>().inter_channels), "hidden_channels");
        QTEST(QString::fromStdString(voice.model.of<VitsConfig>().decoder.resblock), "resblock");
        QTEST(static_cast<int>(voice.model.of<VitsConfig>().decoder.upsample_initial_channel),
              "initial_channel");
        QTEST(static_cast<int>(voice.model.of<VitsConfig>().gin_channels), "gin_channels");
    }
    void tables_of_symbols_and_speakers_are_not_settings() {
        const Fixture f(R"({"phoneme_id_map": {"_": [0], "a": [1]}, "speaker_id_map": {"ann": 0},
"num_symbols": 2})");
        QCOMPARE(f.fate_of("phoneme_id_map.a"), std::string("not listed"));
        QCOMPARE(f.fate_of("speaker_id_map.ann"), std::string("not listed"));
        QVERIFY(contains(f.fate_of("num_symbols"), "unknown setting"));
    }
    void the_language_of_a_character_model_of_piper_is_skipped() {
        const Fixture f(R"({"espeak": {"voice": "uk"}, "phoneme_type": "text",
"phoneme_id_map": {"_": [0]}})");
        QCOMPARE(f.fate_of("phoneme_type"), std::string("text.mode: characters"));
        QVERIFY(contains(f.fate_of("espeak.voice"), "unknown setting"));
    }
    void a_configuration_of_coqui_is_imported() {
        const Fixture f(R"({"model": "vits", "epochs": 1000, "batch_size": 32,
"mixed_precision": true, "lr_gen": 0.0001, "lr_scheduler_gen_params": {"gamma": 0.9999},
"optimizer_params": {"betas": [0.8, 0.99], "eps": 1e-09, "weight_decay": 0.02},
"mel_loss_alpha": 40.0, "use_phonemes": true, "phoneme_language": "de", "add_blank": true,
"characters": {"pad": "_", "characters": "abc"},
"audio": {"fft_size": 2048, "sample_rate": 44100, "win_length": 2048, "hop_length": 512,
"num_mels": 100, "mel_fmin": 20, "mel_fmax": null},
"model_args": {"hidden_channels": 128, "hidden_channels_ffn_text_encoder": 512,
"num_heads_text_encoder": 4, "num_layers_text_encoder": 10, "kernel_size_text_encoder": 5,
"resblock_type_decoder": "1", "resblock_kernel_sizes_decoder": [3, 7],
"resblock_dilation_sizes_decoder": [[1, 3], [1, 5]], "upsample_rates_decoder": [8, 8, 4, 2],
"upsample_kernel_sizes_decoder": [16, 16, 8, 4], "upsample_initial_channel_decoder": 256,
"use_sdp": false, "use_speaker_embedding": true, "speaker_embedding_channels": 64}})");
        QVERIFY(import_config({f.file, f.out}));
        const RunConfig config = load_run_config(f.out, {}).value();
        const VitsConfig& vits = config.voice.model.of<VitsConfig>();
        QCOMPARE(config.voice.model.name, std::string("vits"));
        QCOMPARE(vits.hidden_channels, std::int64_t{128});
        QCOMPARE(vits.inter_channels, std::int64_t{128});
        QCOMPARE(vits.filter_channels, std::int64_t{512});
        QCOMPARE(vits.n_heads, std::int64_t{4});
        QCOMPARE(vits.n_layers, std::int64_t{10});
        QCOMPARE(vits.kernel_size, std::int64_t{5});
        QCOMPARE(vits.decoder.resblock_dilation_sizes,
                 (std::vector<std::vector<std::int64_t>>{{1, 3}, {1, 5}}));
        QCOMPARE(vits.decoder.upsample_rates, (std::vector<std::int64_t>{8, 8, 4, 2}));
        QVERIFY(!vits.use_sdp);
        QCOMPARE(vits.gin_channels, std::int64_t{64});
        QCOMPARE(vits.mel_weight, 40.0);
        QCOMPARE(config.voice.audio.n_fft, std::int64_t{2048});
        QCOMPARE(config.voice.audio.hop_length, std::int64_t{512});
        QCOMPARE(config.voice.audio.f_max_hz, 22050.0); // not given
        QCOMPARE(config.voice.text.language, std::string("de"));
        QCOMPARE(config.train.learning_rate, 0.0001);
        QCOMPARE(config.train.learning_rate_decay, 0.9999);
        QCOMPARE(config.train.weight_decay, 0.02);
        QCOMPARE(config.train.batch_size, std::int64_t{32});
        QCOMPARE(config.train.gradient_accumulation_steps, std::int64_t{1});
        QCOMPARE(config.train.precision, std::string("half"));
        QCOMPARE(f.fate_of("characters.pad"), std::string("not listed"));
    }
};

FORMANT_TEST(TestThirdPartyConfigImport)

} // namespace tst_third_party_config_import

#include "tst_third_party_config_import.moc"
