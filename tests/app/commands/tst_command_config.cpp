#include "engine/base/atomic_file.h"
#include "tests/support/contains.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_command_config {

using test::contains;

struct Fixture {
    test::TemporaryFolder folder;
    std::string file = (folder / "c.yaml").string();

    explicit Fixture(const std::string& yaml) {
        test::throw_on_error(write_file_atomically(file, yaml));
    }
};

test::ProcessOutput config(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "config");
    return test::run_program(FORMANT_PROGRAM, arguments);
}

class TestCommandConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void check_reports_that_a_file_is_valid_or_its_errors() {
        const Fixture good("train:\n  batch_size: 4\n");
        const auto valid = config({"check", good.file});
        QCOMPARE(valid.exit_code, 0);
        QVERIFY(valid.standard_output.starts_with(good.file + ": valid\n  data.corpus is not set"));
        const Fixture bad("train:\n  batch_sise: 4\n  seed: many\n");
        const auto refused = config({"check", bad.file});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY(contains(refused.standard_error, "c.yaml:2"));
        QVERIFY(contains(refused.standard_error, "train.batch_size"));
        QVERIFY(contains(refused.standard_error, "c.yaml:3"));
    }
    void the_file_can_be_given_as_an_option_too() {
        const Fixture f("train:\n  batch_size: 4\n");
        for (const char* option : {"-c", "--config"}) {
            QCOMPARE(config({"check", option, f.file}).exit_code, 0);
            QVERIFY(contains(config({"show", option, f.file}).standard_output, "batch_size: 4\n"));
        }
    }
    void show_prints_a_configuration_that_check_accepts() {
        const Fixture f("preset: small_gpu\n");
        const auto shown = config({"show", f.file, "--batch-size", "3", "--use-bf16"});
        QCOMPARE(shown.exit_code, 0);
        QVERIFY(contains(shown.standard_output, "batch_size: 3\n"));
        QVERIFY(contains(shown.standard_output, "precision: \"bf16\"\n"));
        QVERIFY(contains(shown.standard_output, "gradient_accumulation_steps: 8\n"));
        const Fixture copy(shown.standard_output);
        QCOMPARE(config({"check", copy.file}).exit_code, 0);
        QCOMPARE(config({"show", "--preset", "balansed"}).exit_code, 2);
        QVERIFY(contains(config({"show"}).standard_output, "num_workers: 0  # automatic\n"));
    }
    void import_prints_the_configuration_separately_from_the_list() {
        const Fixture f("training:\n  batch_size: 4\n  enable_graph_mode: true\n");
        const auto printed = config({"import", f.file});
        QCOMPARE(printed.exit_code, 0);
        QCOMPARE(printed.standard_output, std::string("version: 1\ntrain:\n  batch_size: 4\n"));
        QVERIFY(contains(printed.standard_error, "training.batch_size: 4 -> train.batch_size: 4"));
        QVERIFY(contains(printed.standard_error, "training.enable_graph_mode: true: skipped: "));
        QVERIFY(contains(printed.standard_error, "values imported: 1, skipped: 1;"));
    }
    void import_writes_a_new_file_and_lists_on_standard_output() {
        const Fixture f("training:\n  batch_size: 4\n");
        const std::string out = (f.folder / "new.yaml").string();
        const auto written = config({"import", f.file, "--out", out});
        QCOMPARE(written.exit_code, 0);
        QVERIFY(contains(written.standard_output, "train.batch_size: 4"));
        QCOMPARE(config({"check", out}).exit_code, 0);
        QCOMPARE(config({"import", f.file, "--out", out}).exit_code, 2);
        const auto refused = config({"import", f.file, "--out", "/proc/x.yaml"});
        QCOMPARE(refused.exit_code, 6);
        QVERIFY(contains(refused.standard_error, "cannot write /proc/x.yaml: "));
    }
    void help_explains_one_setting() {
        const auto help = config({"help", "train.batch_size"});
        QCOMPARE(help.exit_code, 0);
        QVERIFY(contains(help.standard_output, "--batch-size"));
        QCOMPARE(config({"help", "train.batchsize"}).exit_code, 2);
    }
    void the_reference_is_a_page() {
        const auto reference = config({"reference"});
        QCOMPARE(reference.exit_code, 0);
        QVERIFY(contains(reference.standard_output, "# Configuration\n"));
    }
    void invalid_arguments_are_a_usage_error() {
        QCOMPARE(config({}).exit_code, 2);
        QCOMPARE(config({"check"}).exit_code, 2);
        QCOMPARE(config({"import"}).exit_code, 2);
        QCOMPARE(config({"show", "/nowhere/c.yaml"}).exit_code, 2);
    }
};

FORMANT_TEST(TestCommandConfig)

} // namespace tst_command_config

#include "tst_command_config.moc"
