#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/interop/legacy_settings.h"
#include "tests/engine/session/interop/config_import_fixture.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_config_import {

using test::contains;

using Fixture = test::ConfigImportFixture;

const std::string legacy_file = "training:\n"
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

class TestConfigImport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_written_configuration_has_the_same_values() {
        const Fixture f(legacy_file);
        QVERIFY(import_config({f.file, f.out}));
        const auto config = load_run_config(f.out, {});
        QVERIFY2(config, config ? "" : to_english(config.error().what).c_str());
        QCOMPARE(config->train.epochs, std::int64_t{200});
        QCOMPARE(config->train.batch_size, std::int64_t{16});
        QCOMPARE(config->train.learning_rate, 2e-4);
        QCOMPARE(config->train.betas, (std::vector<double>{0.8, 0.99}));
        QCOMPARE(config->train.precision, std::string("half"));
        QCOMPARE(config->train.seed, std::int64_t{7});
        QCOMPARE(config->data.num_workers, std::int64_t{4});
    }
    void only_imported_values_are_written() {
        const Fixture f("training:\n  batch_size: 16\n");
        QCOMPARE(f.import_it()->yaml, std::string("version: 1\ntrain:\n  batch_size: 16\n"));
    }
    void endless_yaml_is_refused() {
        const Fixture f("training: &all\n  batch_size: 16\n  more: *all\n");
        const auto refused = f.import_it();
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(to_english(refused.error().what).find("repeats itself") != std::string::npos);
    }
    void endlessly_nested_keys_are_refused_too() {
        std::string list = "  - &k0 {x: 1}\n";
        for (int i = 1; i < 20'000; ++i)
            list += fmt::format("  - &k{} {{? *k{} : 1}}\n", i, i - 1);
        const Fixture f("training:\n" + list);
        const auto refused = f.import_it();
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(to_english(refused.error().what).find("repeats itself") != std::string::npos);
    }
    void every_value_is_listed_with_its_setting_or_a_reason() {
        const Fixture f(legacy_file);
        QCOMPARE(f.import_it()->settings.size(), std::size_t{13});
        QCOMPARE(f.fate_of("training.batch_size"), std::string("train.batch_size: 16"));
        QCOMPARE(f.fate_of("training.use_mixed_precision"), std::string("train.precision: half"));
        QVERIFY(contains(f.fate_of("data.use_tf_native_loading"), "TensorFlow"));
        QVERIFY(contains(f.fate_of("data.enhanced_gpu_prefetch"), "data.prefetch_buffer_size"));
        QVERIFY(contains(f.fate_of("training.enable_graph_mode"), "train.use_torch_compile"));
        QVERIFY(contains(f.fate_of("training.enable_eager_debug"), "train.debug"));
    }
    void a_setting_is_found_in_any_section_of_the_scripts() {
        QCOMPARE(Fixture("train:\n  num_workers: 3\n").fate_of("train.num_workers"),
                 std::string("data.num_workers: 3"));
        QCOMPARE(Fixture("data:\n  batch_size: 3\n").fate_of("data.batch_size"),
                 std::string("train.batch_size: 3"));
        QCOMPARE(Fixture("grad_clip: 5\n").fate_of("grad_clip"), std::string("train.grad_clip: 5"));
        QVERIFY(contains(Fixture("vocoder:\n  batch_size: 3\n").fate_of("vocoder.batch_size"),
                         "unknown setting"));
    }
    void options_and_renamed_settings_are_imported_data() {
        QTest::addColumn<QString>("entry");
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
                             << "train.precision: half";
        QTest::newRow("use_bf16") << "use_bf16: true"
                                  << "train.precision: bf16";
    }
    void options_and_renamed_settings_are_imported() {
        QFETCH(const QString, entry);
        QFETCH(const QString, becomes);
        const std::string key = "data." + entry.section(':', 0, 0).toStdString();
        const Fixture f("data:\n  " + entry.toStdString() + "\n");
        QCOMPARE(f.fate_of(key), becomes.toStdString());
    }
    void an_unknown_setting_is_named_with_its_line() {
        const std::string fate = Fixture("gan:\n  weight: 1\n").fate_of("gan.weight");
        QVERIFY2(fate.ends_with("old.yaml:2: unknown setting 'gan.weight'"), fate.c_str());
    }
    void settings_of_the_compilation_are_imported() {
        const Fixture f("training:\n  use_torch_compile: True\n  compile_mode: max-autotune\n"
                        "  compile_fullgraph: False\n");
        QCOMPARE(f.fate_of("training.use_torch_compile"),
                 std::string("train.use_torch_compile: True"));
        QCOMPARE(f.fate_of("training.compile_mode"),
                 std::string("train.compile_mode: max-autotune"));
        QVERIFY(contains(f.import_it()->yaml, "use_torch_compile: true"));
    }
    void of_two_values_for_one_setting_the_first_is_imported() {
        const Fixture f("data:\n  num_workers: 2\ntrain:\n  num_workers: 3\n");
        QCOMPARE(f.fate_of("data.num_workers"), std::string("data.num_workers: 2"));
        QVERIFY(contains(f.fate_of("train.num_workers"), "data.num_workers already sets"));
    }
    void invalid_values_are_skipped_with_their_line_and_the_rest_is_imported() {
        const Fixture f("training:\n  batch_size: many\n  pretrained_path: null\n"
                        "  use_mixed_precision: maybe\n  seed: 3\n");
        QVERIFY(contains(f.fate_of("training.batch_size"), "old.yaml:2"));
        QVERIFY(contains(f.fate_of("training.pretrained_path"), "no value"));
        QVERIFY(contains(f.fate_of("training.use_mixed_precision"), "'maybe'"));
        QCOMPARE(f.import_it()->yaml, std::string("version: 1\ntrain:\n  seed: 3\n"));
    }
    void a_text_that_looks_like_a_boolean_stays_a_text() {
        const Fixture f("text:\n  language: no\n");
        QCOMPARE(f.fate_of("text.language"), std::string("text.language: no"));
        QVERIFY(contains(f.import_it()->yaml, "language: \"no\""));
    }
    void all_known_keys_of_the_legacy_scripts_are_handled_data() {
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
    void all_known_keys_of_the_legacy_scripts_are_handled() {
        QFETCH(const QString, name);
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        const std::string key = name.toStdString();
        QVERIFY(table.find("train." + key) || table.find("data." + key) ||
                find_legacy_setting(key) != nullptr);
    }
    void every_legacy_setting_has_an_existing_setting_or_a_reason() {
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        for (const LegacySetting& legacy : legacy_settings())
            QVERIFY2(std::string(legacy.key).empty() ? legacy.why.text[0] != '\0'
                                                     : table.find(legacy.key) != nullptr,
                     legacy.name);
    }
    void files_that_the_new_configuration_does_not_find_are_noted() {
        const Fixture f("train_data: rec/list.txt\nval_data: rec/missing.txt\n");
        std::filesystem::create_directories(f.folder / "rec");
        test::throw_on_error(write_file_atomically(f.folder / "rec" / "list.txt", "a.wav|one\n"));
        const auto adjacent = import_config({f.file, (f.folder / "new.yaml").string()});
        QCOMPARE(adjacent->notes.size(), std::size_t{1});
        QVERIFY(contains(to_english(adjacent->notes[0]), "data.validation: there is no "));
        std::filesystem::create_directories(f.folder / "conf");
        const auto below = import_config({f.file, (f.folder / "conf" / "new.yaml").string()});
        QCOMPARE(below->notes.size(), std::size_t{2});
        QVERIFY(contains(to_english(below->notes[0]), "conf/rec/list.txt"));
    }
    void an_existing_file_is_not_overwritten() {
        const Fixture f(legacy_file);
        test::throw_on_error(write_file_atomically(f.out, "mine"));
        const auto imported = import_config({f.file, f.out});
        QCOMPARE(imported.error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(f.out), std::string("mine"));
    }
    void a_file_that_cannot_be_written_is_a_disk_error() {
        const Fixture f(legacy_file);
        const std::string too_long = (f.folder / std::string(5000, 'x')).string();
        QCOMPARE(import_config({f.file, too_long}).error().kind, ErrorKind::disk);
    }
    void a_file_that_is_not_a_configuration_is_refused_by_name_data() {
        QTest::addColumn<QString>("yaml");
        QTest::newRow("a list") << "- 1\n- 2\n";
        QTest::newRow("broken") << "a: [1\n";
        QTest::newRow("empty") << "";
    }
    void a_file_that_is_not_a_configuration_is_refused_by_name() {
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

} // namespace tst_config_import

#include "tst_config_import.moc"
