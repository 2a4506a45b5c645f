#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/train/train_config.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_train_config {

struct Fixture {
    TrainConfig config;
    ConfigTable table;
    Fixture() { table.add("train", config, train_fields()); }
    Result<void> read(const std::string& yaml) { return read_yaml(table, yaml, "c.yaml"); }
};

class TestTrainConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_defaults_are_within_their_own_ranges() {
        Fixture f;
        QVERIFY(f.read(write_yaml(f.table)));
        QVERIFY(check_train_config(f.config));
    }
    void the_keys_are_those_that_users_know() {
        std::set<std::string> names;
        for (const Field& field : train_fields())
            names.insert(field.name);
        for (const char* name :
             {"batch_size", "gradient_accumulation_steps", "max_steps", "seed", "warmup_steps",
              "ema_decay", "betas", "weight_decay", "grad_clip", "loss_explosion_protection",
              "explosion_threshold", "save_interval_steps", "valid_interval_steps",
              "use_torch_compile", "compile_mode", "compile_fullgraph"})
            QVERIFY2(names.contains(name), name);
    }
    void every_field_has_help() {
        for (const Field& field : train_fields())
            QVERIFY2(std::string(field.help.text).size() > 10, field.name.c_str());
    }
    void betas_must_be_two() {
        Fixture f;
        QVERIFY(f.read("train:\n  betas: [0.9]\n"));
        const auto checked = check_train_config(f.config);
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::usage);
        QVERIFY(to_english(checked.error().what).find("train.betas") != std::string::npos);
    }
    void steps_are_replayed_if_the_mode_or_a_legacy_setting_says_so_data() {
        QTest::addColumn<bool>("use_torch_compile");
        QTest::addColumn<QString>("compile_mode");
        QTest::addColumn<QString>("debug");
        QTest::addColumn<bool>("replays");
        test::add_row("by default", false, QString("default"), QString("off"), false);
        test::add_row("the mode", false, QString("reduce-overhead"), QString("off"), true);
        test::add_row("legacy", true, QString("default"), QString("off"), true);
        test::add_row("legacy, off", false, QString("max-autotune"), QString("off"), false);
        test::add_row("to debug", true, QString("reduce-overhead"), QString("eager"), false);
        test::add_row("anomalies", true, QString("reduce-overhead"), QString("anomaly"), false);
    }
    void steps_are_replayed_if_the_mode_or_a_legacy_setting_says_so() {
        QFETCH(const bool, use_torch_compile);
        QFETCH(const QString, compile_mode);
        QFETCH(const QString, debug);
        QFETCH(const bool, replays);
        TrainConfig config;
        config.use_torch_compile = use_torch_compile;
        config.compile_mode = compile_mode.toStdString();
        config.debug = debug.toStdString();
        QCOMPARE(config.replays_steps(), replays);
    }
    void layer_patterns_require_custom() {
        Fixture f;
        QVERIFY(f.read("train:\n  layer_patterns: [decoder]\n"));
        const auto checked = check_train_config(f.config);
        QCOMPARE(checked.error().kind, ErrorKind::usage);
        QVERIFY(to_english(checked.error().what).find("train.layers") != std::string::npos);
        QVERIFY(f.read("train:\n  layers: custom\n"));
        QVERIFY(check_train_config(f.config));
        QVERIFY(f.read("train:\n  layer_patterns: []\n"));
        QCOMPARE(check_train_config(f.config).error().kind, ErrorKind::usage);
    }
    void the_modes_of_compilation_are_those_that_users_know() {
        for (const std::string mode : {"default", "reduce-overhead", "max-autotune"}) {
            Fixture f;
            QVERIFY(f.read("train:\n  compile_mode: " + mode));
            QCOMPARE(f.config.compile_mode, mode);
        }
        Fixture f;
        QVERIFY(!f.read("train:\n  compile_mode: fast\n"));
    }
    void epochs_determine_max_steps_if_set() {
        TrainConfig config;
        config.max_steps = 70;
        QCOMPARE(resolve_max_steps(config, 12).max_steps, std::int64_t{70});
        config.epochs = 9;
        QCOMPARE(resolve_max_steps(config, 12).max_steps, std::int64_t{108});
        QCOMPARE(schedule_of(resolve_max_steps(config, 12)).max_steps, std::int64_t{108});
    }
    void zero_steps_and_negative_batch_sizes_are_refused() {
        Fixture f;
        QVERIFY(!f.read("train:\n  max_steps: 0\n"));
        QVERIFY(!f.read("train:\n  batch_size: -1\n"));
        QVERIFY(!f.read("train:\n  save_interval_steps: 0\n"));
    }
    void a_micro_batch_of_long_samples_is_smaller_if_its_frames_are_limited() {
        TrainConfig config;
        config.batch_size = 8;
        QCOMPARE(config.samples_in_batch(1000), std::int64_t{8});
        config.batch_frames = 3000;
        QCOMPARE(config.samples_in_batch(1000), std::int64_t{3});
        QCOMPARE(config.samples_in_batch(100), std::int64_t{8});
        QCOMPARE(config.samples_in_batch(9000), std::int64_t{1});
    }
};

FORMANT_TEST(TestTrainConfig)

} // namespace tst_train_config

#include "tst_train_config.moc"
