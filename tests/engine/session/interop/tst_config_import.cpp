#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/interop/older_settings.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;
using test::contains;

namespace {

struct Fixture {
    test::TemporaryFolder folder;
    std::string file = (folder / "old.yaml").string();
    std::string out = (folder / "new.yaml").string();

    explicit Fixture(const std::string& yaml) { test::must(write_file_atomically(file, yaml)); }

    Result<ImportedConfig> import_it() const { return import_config({file, ""}); }
    /// What became of one value, or why nothing did.
    std::string fate_of(const std::string& key) const {
        const auto imported = import_it();
        for (const ImportedSetting& setting : imported->settings)
            if (setting.key == key)
                return setting.becomes.empty() ? to_english(setting.why) : setting.becomes;
        return "not listed";
    }
};

const std::string older_file = "training:\n"
                               "  epochs: 200\n"
                               "  batch_size: 16\n"
                               "  learning_rate: 2e-4\n"
                               "  betas:\n"
                               "    - 0.8\n"
                               "    - 0.99\n"
                               "  use_mixed_precision: True\n"
                               "  enable_graph_mode: false\n"
                               "  enable_xla_compilation: true\n"
                               "  enable_eager_debug: false\n"
                               "data:\n"
                               "  num_workers: 4\n"
                               "  use_tf_native_loading: true\n"
                               "  enhanced_gpu_prefetch: true\n"
                               "  optimize_cpu_gpu_overlap: true\n"
                               "seed: 7\n";

} // namespace

class TestConfigImport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_is_written_is_a_configuration_with_the_same_values() {
        const Fixture f(older_file);
        QVERIFY(import_config({f.file, f.out}));
        const auto config = load_run_config(f.out, {});
        QVERIFY2(config, config ? "" : to_english(config.error().what).c_str());
        QCOMPARE(config->train.epochs, std::int64_t{200});
        QCOMPARE(config->train.batch_size, std::int64_t{16});
        QCOMPARE(config->train.learning_rate, 2e-4);
        QCOMPARE(config->train.betas, (std::vector<double>{0.8, 0.99}));
        QCOMPARE(config->train.precision, std::string("fp16"));
        QCOMPARE(config->train.seed, std::int64_t{7});
        QCOMPARE(config->data.num_workers, std::int64_t{4});
    }
    void only_what_was_taken_over_is_written() {
        const Fixture f("training:\n  batch_size: 16\n");
        QCOMPARE(f.import_it()->yaml, std::string("version: 1\ntrain:\n  batch_size: 16\n"));
    }
    void a_file_without_end_is_refused() {
        const Fixture f("training: &all\n  batch_size: 16\n  more: *all\n");
        const auto refused = f.import_it();
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(to_english(refused.error().what).find("repeats itself") != std::string::npos);
    }
    void keys_that_hold_keys_without_end_are_refused_too() {
        std::string list = "  - &k0 {x: 1}\n";
        for (int i = 1; i < 20'000; ++i)
            list += fmt::format("  - &k{} {{? *k{} : 1}}\n", i, i - 1);
        const Fixture f("training:\n" + list);
        const auto refused = f.import_it();
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(to_english(refused.error().what).find("repeats itself") != std::string::npos);
    }
    void every_value_is_listed_with_its_fate() {
        const Fixture f(older_file);
        QCOMPARE(f.import_it()->settings.size(), std::size_t{13});
        QCOMPARE(f.fate_of("training.batch_size"), std::string("train.batch_size: 16"));
        QCOMPARE(f.fate_of("training.use_mixed_precision"), std::string("train.precision: fp16"));
        QVERIFY(contains(f.fate_of("data.use_tf_native_loading"), "TensorFlow"));
        QVERIFY(contains(f.fate_of("data.enhanced_gpu_prefetch"), "data.prefetch_buffer_size"));
        QVERIFY(contains(f.fate_of("training.enable_graph_mode"), "train.use_torch_compile"));
        QVERIFY(contains(f.fate_of("training.enable_eager_debug"), "train.debug"));
    }
    void a_setting_is_found_in_whichever_section_a_script_had_it() {
        QCOMPARE(Fixture("train:\n  num_workers: 3\n").fate_of("train.num_workers"),
                 std::string("data.num_workers: 3"));
        QCOMPARE(Fixture("data:\n  batch_size: 3\n").fate_of("data.batch_size"),
                 std::string("train.batch_size: 3"));
        QCOMPARE(Fixture("grad_clip: 5\n").fate_of("grad_clip"), std::string("train.grad_clip: 5"));
        QVERIFY(contains(Fixture("vocoder:\n  batch_size: 3\n").fate_of("vocoder.batch_size"),
                         "unknown setting"));
    }
    void what_options_stood_for_and_what_has_another_name_is_taken_over_data() {
        QTest::addColumn<QString>("older");
        QTest::addColumn<QString>("becomes");
        QTest::newRow("train_manifest") << "train_manifest: a.csv"
                                        << "data.corpus: a.csv";
        QTest::newRow("train_data") << "train_data: a b"
                                    << "data.corpus: a b";
        QTest::newRow("val_manifest") << "val_manifest: v.csv"
                                      << "data.validation: v.csv";
        QTest::newRow("training_files") << "training_files: a.txt"
                                        << "data.corpus: a.txt";
        QTest::newRow("sample_rate") << "sample_rate: 22050"
                                     << "audio.sample_rate_hz: 22050";
        QTest::newRow("hop_length") << "hop_length: 128"
                                    << "audio.hop_length: 128";
        QTest::newRow("mel_fmax") << "mel_fmax: 7000"
                                  << "audio.f_max_hz: 7000";
        QTest::newRow("grad_accumulation") << "grad_accumulation: 2"
                                           << "train.gradient_accumulation_steps: 2";
        QTest::newRow("grad_checkpointing") << "grad_checkpointing: true"
                                            << "train.use_gradient_checkpointing: true";
        QTest::newRow("amp") << "amp: true"
                             << "train.precision: fp16";
        QTest::newRow("use_bf16") << "use_bf16: true"
                                  << "train.precision: bf16";
    }
    void what_options_stood_for_and_what_has_another_name_is_taken_over() {
        QFETCH(const QString, older);
        QFETCH(const QString, becomes);
        const std::string key = "data." + older.section(':', 0, 0).toStdString();
        const Fixture f("data:\n  " + older.toStdString() + "\n");
        QCOMPARE(f.fate_of(key), becomes.toStdString());
    }
    void a_configuration_of_the_public_vits_becomes_one_of_ours() {
        const Fixture f(R"({"train": {"learning_rate": 2e-4, "betas": [0.8, 0.99], "eps": 1e-9,
"lr_decay": 0.999875, "segment_size": 8192, "c_mel": 45, "c_kl": 1.0, "fp16_run": true},
"data": {"sampling_rate": 22050, "filter_length": 1024, "hop_length": 256, "mel_fmax": null},
"model": {"inter_channels": 192, "hidden_channels": 192, "n_heads": 2, "resblock": "1",
"resblock_kernel_sizes": [3,7,11], "resblock_dilation_sizes": [[1,3,5], [1,3,5], [1,3,5]],
"upsample_rates": [8,8,2,2], "upsample_kernel_sizes": [16,16,4,4], "gin_channels": 256}})");
        QVERIFY(import_config({f.file, f.out}));
        const auto config = load_run_config(f.out, {}).value();
        QCOMPARE(config.voice.model.name, std::string("vits"));
        QCOMPARE(config.voice.model.vits.gin_channels, std::int64_t{256});
        QCOMPARE(config.voice.model.vits.segment_frames, std::int64_t{32});
        QCOMPARE(config.voice.model.vits.decoder.resblock_dilation_sizes,
                 (std::vector<std::vector<std::int64_t>>{{1, 3, 5}, {1, 3, 5}, {1, 3, 5}}));
        QCOMPARE(config.voice.model.vits.decoder.upsample_initial_channel, std::int64_t{512});
        QCOMPARE(config.voice.audio.sample_rate_hz, std::int64_t{22050});
        QCOMPARE(config.voice.audio.f_max_hz, 11025.0); // of none
        QCOMPARE(f.fate_of("data.mel_fmax"), std::string("audio.f_max_hz: 11025"));
        QCOMPARE(config.train.epsilon, 1e-9);
        QCOMPARE(config.train.schedule, std::string("exponential"));
        QCOMPARE(config.train.learning_rate_decay, 0.999875);
        QCOMPARE(config.train.precision, std::string("fp16"));
    }
    void what_a_public_vits_does_with_texts_is_taken_over_data() {
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
    void what_a_public_vits_does_with_texts_is_taken_over() {
        QFETCH(const QString, data);
        const Fixture f(R"({"data": {)" + data.toStdString() +
                        R"(}, "model": {"inter_channels": 192}})");
        QVERIFY(import_config({f.file, f.out}));
        const TextConfig text = load_run_config(f.out, {}).value().voice.text;
        QTEST(QString::fromStdString(text.symbols), "symbols");
        QTEST(QString::fromStdString(text.layout), "layout");
        QTEST(QString::fromStdString(text.mode), "mode");
        QTEST(text.keep_punctuation, "marks");
        if (text.mode == "phonemes")
            QTEST(text.keep_stress, "marks");
    }
    void of_a_list_of_phonemes_the_list_of_its_texts_is_taken() {
        const Fixture f(R"({"data": {"training_files": "a.txt.cleaned",
"validation_files": "filelists/b.txt.cleaned"}, "model": {"inter_channels": 192}})");
        QCOMPARE(f.fate_of("data.training_files"), std::string("data.corpus: a.txt"));
        QCOMPARE(f.fate_of("data.validation_files"),
                 std::string("data.validation: filelists/b.txt"));
    }
    void a_configuration_of_the_public_hifigan_becomes_one_of_ours() {
        const Fixture f(R"({"resblock": "2", "batch_size": 16, "learning_rate": 0.0002,
"adam_b1": 0.8, "adam_b2": 0.99, "lr_decay": 0.999, "upsample_rates": [8,8,4],
"upsample_kernel_sizes": [16,16,8], "upsample_initial_channel": 256,
"resblock_kernel_sizes": [3,5,7], "resblock_dilation_sizes": [[1,2], [2,6], [3,12]],
"segment_size": 8192, "num_mels": 80, "hop_size": 256, "sampling_rate": 24000,
"fmax": null, "fmax_for_loss": null})");
        QVERIFY(import_config({f.file, f.out}));
        const auto config = load_run_config(f.out, {}).value();
        QCOMPARE(config.voice.model.name, std::string("hifigan"));
        QCOMPARE(config.voice.model.hifigan.generator.resblock, std::string("2"));
        QCOMPARE(config.voice.model.hifigan.generator.resblock_dilation_sizes[2],
                 (std::vector<std::int64_t>{3, 12}));
        QCOMPARE(config.train.betas, (std::vector<double>{0.8, 0.99}));
        QCOMPARE(config.train.batch_size, std::int64_t{16});
        QCOMPARE(config.voice.audio.f_max_hz, 12000.0); // of none
        QCOMPARE(f.fate_of("fmax_for_loss"), std::string("it has no value"));
    }
    void a_configuration_of_piper_becomes_one_of_ours_data() {
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
    void a_configuration_of_piper_becomes_one_of_ours() {
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
        QVERIFY(voice.text.keep_stress && voice.text.keep_punctuation);
        QTEST(static_cast<int>(voice.model.vits.hidden_channels), "hidden_channels");
        QTEST(static_cast<int>(voice.model.vits.inter_channels), "hidden_channels");
        QTEST(QString::fromStdString(voice.model.vits.decoder.resblock), "resblock");
        QTEST(static_cast<int>(voice.model.vits.decoder.upsample_initial_channel),
              "initial_channel");
        QTEST(static_cast<int>(voice.model.vits.gin_channels), "gin_channels");
    }
    void tables_of_symbols_and_speakers_are_left_to_the_weights() {
        const Fixture f(R"({"phoneme_id_map": {"_": [0], "a": [1]}, "speaker_id_map": {"ann": 0},
"num_symbols": 2})");
        QCOMPARE(f.fate_of("phoneme_id_map.a"), std::string("not listed"));
        QCOMPARE(f.fate_of("speaker_id_map.ann"), std::string("not listed"));
        QVERIFY(contains(f.fate_of("num_symbols"), "unknown setting"));
    }
    void of_letters_piper_names_a_language_that_reads_none() {
        const Fixture f(R"({"espeak": {"voice": "uk"}, "phoneme_type": "text",
"phoneme_id_map": {"_": [0]}})");
        QCOMPARE(f.fate_of("phoneme_type"), std::string("text.mode: characters"));
        QVERIFY(contains(f.fate_of("espeak.voice"), "unknown setting"));
    }
    void a_configuration_of_coqui_becomes_one_of_ours() {
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
        const VitsConfig& vits = config.voice.model.vits;
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
        QCOMPARE(config.voice.audio.f_max_hz, 22050.0); // of none
        QCOMPARE(config.voice.text.language, std::string("de"));
        QCOMPARE(config.train.learning_rate, 0.0001);
        QCOMPARE(config.train.learning_rate_decay, 0.9999);
        QCOMPARE(config.train.weight_decay, 0.02);
        QCOMPARE(config.train.batch_size, std::int64_t{32});
        QCOMPARE(config.train.precision, std::string("fp16"));
        QCOMPARE(f.fate_of("characters.pad"), std::string("not listed"));
    }
    void an_unknown_setting_is_named_with_its_line_alone() {
        const std::string fate = Fixture("gan:\n  weight: 1\n").fate_of("gan.weight");
        QVERIFY2(fate.ends_with("old.yaml:2: unknown setting 'gan.weight'"), fate.c_str());
    }
    void settings_of_the_compilation_are_taken_over() {
        const Fixture f("training:\n  use_torch_compile: True\n  compile_mode: max-autotune\n"
                        "  compile_fullgraph: False\n");
        QCOMPARE(f.fate_of("training.use_torch_compile"),
                 std::string("train.use_torch_compile: True"));
        QCOMPARE(f.fate_of("training.compile_mode"),
                 std::string("train.compile_mode: max-autotune"));
        QVERIFY(contains(f.import_it()->yaml, "use_torch_compile: true"));
    }
    void of_two_that_become_one_the_first_counts() {
        const Fixture f("data:\n  num_workers: 2\ntrain:\n  num_workers: 3\n");
        QCOMPARE(f.fate_of("data.num_workers"), std::string("data.num_workers: 2"));
        QVERIFY(contains(f.fate_of("train.num_workers"), "data.num_workers has given"));
    }
    void what_does_not_fit_is_left_out_with_its_line_and_the_rest_goes_on() {
        const Fixture f("training:\n  batch_size: many\n  pretrained_path: null\n"
                        "  use_mixed_precision: maybe\n  seed: 3\n");
        QVERIFY(contains(f.fate_of("training.batch_size"), "old.yaml:2"));
        QVERIFY(contains(f.fate_of("training.pretrained_path"), "no value"));
        QVERIFY(contains(f.fate_of("training.use_mixed_precision"), "'maybe'"));
        QCOMPARE(f.import_it()->yaml, std::string("version: 1\ntrain:\n  seed: 3\n"));
    }
    void a_text_that_looks_like_a_truth_stays_a_text() {
        const Fixture f("text:\n  language: no\n");
        QCOMPARE(f.fate_of("text.language"), std::string("text.language: no"));
        QVERIFY(contains(f.import_it()->yaml, "language: \"no\""));
    }
    void the_keys_that_users_of_the_older_scripts_have_all_have_an_answer_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"pretrained_path",
                                 "use_mixed_precision",
                                 "amp_init_scale",
                                 "use_torch_compile",
                                 "compile_mode",
                                 "compile_fullgraph",
                                 "batch_size",
                                 "gradient_accumulation_steps",
                                 "use_gradient_checkpointing",
                                 "preload_data_to_ram",
                                 "epochs",
                                 "save_interval_steps",
                                 "valid_interval_steps",
                                 "max_steps",
                                 "seed",
                                 "precision",
                                 "warmup_steps",
                                 "ema_decay",
                                 "betas",
                                 "weight_decay",
                                 "grad_clip",
                                 "loss_explosion_protection",
                                 "explosion_threshold",
                                 "early_stopping",
                                 "patience",
                                 "log_interval",
                                 "num_workers",
                                 "prefetch_to_gpu",
                                 "prefetch_buffer_size",
                                 "use_tf_native_loading",
                                 "enhanced_gpu_prefetch",
                                 "optimize_cpu_gpu_overlap",
                                 "enable_graph_mode",
                                 "enable_xla_compilation",
                                 "enable_eager_debug"})
            QTest::newRow(name) << name;
    }
    void the_keys_that_users_of_the_older_scripts_have_all_have_an_answer() {
        QFETCH(const QString, name);
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        const std::string key = name.toStdString();
        QVERIFY(table.find("train." + key) || table.find("data." + key) ||
                find_older_setting(key) != nullptr);
    }
    void the_table_names_settings_that_there_are_or_a_reason() {
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        for (const OlderSetting& older : older_settings())
            QVERIFY2(std::string(older.key).empty() ? older.why.text[0] != '\0'
                                                    : table.find(older.key) != nullptr,
                     older.name);
    }
    void files_that_are_not_where_the_new_configuration_looks_for_them_are_told() {
        const Fixture f("train_data: rec/list.txt\nval_data: rec/missing.txt\n");
        std::filesystem::create_directories(f.folder / "rec");
        test::must(write_file_atomically(f.folder / "rec" / "list.txt", "a.wav|one\n"));
        const auto beside = import_config({f.file, (f.folder / "new.yaml").string()});
        QCOMPARE(beside->notes.size(), std::size_t{1});
        QVERIFY(contains(to_english(beside->notes[0]), "data.validation: there is no "));
        std::filesystem::create_directories(f.folder / "conf");
        const auto below = import_config({f.file, (f.folder / "conf" / "new.yaml").string()});
        QCOMPARE(below->notes.size(), std::size_t{2});
        QVERIFY(contains(to_english(below->notes[0]), "conf/rec/list.txt"));
    }
    void a_file_that_is_there_is_not_written_over() {
        const Fixture f(older_file);
        test::must(write_file_atomically(f.out, "mine"));
        const auto imported = import_config({f.file, f.out});
        QCOMPARE(imported.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(f.out), std::string("mine"));
    }
    void a_file_that_cannot_be_there_is_a_disk_error() {
        const Fixture f(older_file);
        const std::string too_long = (f.folder / std::string(5000, 'x')).string();
        QCOMPARE(import_config({f.file, too_long}).error().kind, ErrorKind::disk);
    }
    void what_is_no_configuration_is_refused_by_name_data() {
        QTest::addColumn<QString>("yaml");
        QTest::newRow("a list") << "- 1\n- 2\n";
        QTest::newRow("broken") << "a: [1\n";
        QTest::newRow("empty") << "";
    }
    void what_is_no_configuration_is_refused_by_name() {
        QFETCH(const QString, yaml);
        const Fixture f(yaml.toStdString());
        const auto imported = f.import_it();
        QCOMPARE(imported.error().kind, ErrorKind::usage);
        const std::string said = to_english(imported.error().what);
        QVERIFY2(contains(said, f.file) && !contains(said, "yaml-cpp"), said.c_str());
        QCOMPARE(import_config({"/nowhere/o.yaml", ""}).error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST(TestConfigImport)
#include "tst_config_import.moc"
