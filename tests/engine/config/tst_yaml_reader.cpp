#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/config/config_help.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "tests/support/add_row.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_yaml_reader {

using test::contains;

struct Sample {
    std::int64_t batch_size = 8;
    double rate = 1e-3;
    bool protect = true;
    std::string device = "cpu";
    std::vector<double> betas = {0.9, 0.98};
    std::vector<std::string> texts;
};

std::vector<Field> sample_fields() {
    return {
        field("batch_size", &Sample::batch_size, FORMANT_TR("t", "Clips a step.")).range(1, 64),
        field("rate", &Sample::rate, FORMANT_TR("t", "Learning rate."))
            .at_least(0)
            .also_called("optimizer.rate"),
        field("protect", &Sample::protect, FORMANT_TR("t", "Skip bad steps."))
            .renamed_from("train.guard"),
        field("device", &Sample::device, FORMANT_TR("t", "Where.")).choices({"cpu", "gpu"}),
        field("betas", &Sample::betas, FORMANT_TR("t", "Averages.")),
        field("texts", &Sample::texts, FORMANT_TR("t", "Prompts.")),
    };
}

/// A table with one section `train`, and the struct behind it.
struct Fixture {
    Sample sample;
    ConfigTable table;
    Fixture() { table.add("train", sample, sample_fields()); }

    std::string refusal(const std::string& yaml) {
        const auto read = read_yaml(table, yaml, "a.yaml");
        if (read || read.error().kind != ErrorKind::usage)
            return "not refused";
        return to_english(read.error().what);
    }
};

class TestYamlReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_type_is_read() {
        Fixture f;
        QVERIFY(read_yaml(f.table,
                          "train:\n  batch_size: 16\n  rate: 2e-4\n  protect: false\n"
                          "  device: gpu\n  betas: [0.8, 0.99]\n  texts: [one, two]\n",
                          "a.yaml"));
        QCOMPARE(f.sample.batch_size, 16);
        QCOMPARE(f.sample.rate, 2e-4);
        QCOMPARE(f.sample.protect, false);
        QCOMPARE(f.sample.device, std::string("gpu"));
        QCOMPARE(f.sample.betas, (std::vector<double>{0.8, 0.99}));
        QCOMPARE(f.sample.texts, (std::vector<std::string>{"one", "two"}));
    }
    void what_is_written_reads_back_the_same() {
        Fixture a;
        a.sample.rate = 0.1 + 0.2;
        a.sample.texts = {"a: \"b\"", "123", "ünïcode"};
        Fixture b;
        QVERIFY(read_yaml(b.table, write_yaml(a.table), "copy"));
        QCOMPARE(b.sample.rate, a.sample.rate);
        QCOMPARE(b.sample.texts, a.sample.texts);
        QCOMPARE(write_yaml(b.table), write_yaml(a.table));
    }
    void an_unknown_key_is_refused_with_its_line_and_the_nearest_name() {
        Fixture f;
        const std::string text = f.refusal("train:\n  rate: 1\n  batchsize: 8\n");
        QVERIFY2(contains(text, "a.yaml:3"), text.c_str());
        QVERIFY2(contains(text, "train.batch_size"), text.c_str());
    }
    void a_text_without_a_name_is_refused_with_its_line_alone() {
        Fixture f;
        const auto where = [&](const std::string& text) {
            const std::string what = to_english(read_yaml(f.table, text, "").error().what);
            return what.substr(0, what.find(':'));
        };
        QCOMPARE(where("train:\n  batchsize: 8\n"), std::string("line 2"));
        QCOMPARE(where("train:\n  rate: 1\n  rate: 2\n"), std::string("line 3"));
        QCOMPARE(where("train:\n  batch_size: 65\n"), std::string("line 2"));
        QCOMPARE(where("train: [\n"), std::string("line 1"));
        QCOMPARE(where("train: 1\n---\ntrain: 2\n"), std::string("line 1"));
    }
    void an_unknown_section_is_refused() {
        Fixture f;
        QVERIFY(contains(f.refusal("trian:\n  rate: 1\n"), "a.yaml:1"));
    }
    void a_duplicate_key_is_refused_with_the_line_of_the_second() {
        Fixture f;
        const std::string text = f.refusal("train:\n  rate: 1\n  rate: 2\n");
        QVERIFY2(contains(text, "a.yaml:3") && contains(text, "twice"), text.c_str());
    }
    void a_setting_is_read_by_its_other_key_but_not_by_both() {
        Fixture f;
        QVERIFY(apply_setting(f.table, "optimizer.rate=0.25"));
        QCOMPARE(f.sample.rate, 0.25);
        QVERIFY(read_yaml(f.table, "optimizer:\n  rate: 0.5\n", "a.yaml"));
        QCOMPARE(f.sample.rate, 0.5);
        const std::string text = f.refusal("train:\n  rate: 1\noptimizer:\n  rate: 2\n");
        QVERIFY2(contains(text, "a.yaml:4") && contains(text, "keep one"), text.c_str());
    }
    void a_former_key_is_read_but_not_written() {
        Fixture f;
        QVERIFY(read_yaml(f.table, "train:\n  guard: false\n", "a.yaml"));
        QVERIFY(!f.sample.protect);
        const std::string saved = write_yaml(f.table);
        QVERIFY2(contains(saved, "protect: false") && !contains(saved, "guard"), saved.c_str());
        QVERIFY(apply_setting(f.table, "train.guard=true"));
        QVERIFY(f.sample.protect);
        const std::string text = f.refusal("train:\n  guard: true\n  protect: true\n");
        QVERIFY2(contains(text, "a.yaml:3") && contains(text, "keep one"), text.c_str());
    }
    void the_log_notes_a_former_key() {
        Fixture f;
        const test::TemporaryFolder folder;
        start_logging(/*verbose=*/false);
        {
            const auto log = LogFile::open(folder / "log.txt");
            QVERIFY(log);
            QVERIFY(read_yaml(f.table, "train:\n  guard: false\n", "a.yaml"));
            QVERIFY(read_yaml(f.table, "train:\n  protect: false\n", "b.yaml"));
        }
        const std::string lines = read_file(folder / "log.txt").value();
        QVERIFY2(contains(lines, "a.yaml:2: train.guard is now called train.protect"),
                 lines.c_str());
        QVERIFY(!contains(lines, "b.yaml"));
    }
    void a_wrong_type_is_refused_with_its_line() {
        Fixture f;
        const std::string text = f.refusal("train:\n  batch_size: many\n");
        QVERIFY2(contains(text, "a.yaml:2") && contains(text, "whole number"), text.c_str());
        QVERIFY(contains(f.refusal("train:\n  batch_size: 1.5\n"), "whole number"));
        QVERIFY(contains(f.refusal("train: 7\n"), "section"));
    }
    void a_value_out_of_range_or_not_among_the_choices_is_refused() {
        Fixture f;
        QVERIFY(contains(f.refusal("train:\n  batch_size: 65\n"), "between 1 and 64"));
        QVERIFY(contains(f.refusal("train:\n  rate: .nan\n"), "train.rate"));
        QVERIFY(contains(f.refusal("train:\n  device: tpu\n"), "cpu, gpu"));
    }
    void all_errors_are_reported_in_the_order_of_the_text() {
        Fixture f;
        const auto faults = faults_in_yaml(
            f.table, "train:\n  batch_size: many\n  device: cpu\n  tau: 1\ntrain2: 1\n", "a.yaml");
        QCOMPARE(faults.size(), std::size_t{3});
        QVERIFY(contains(to_english(faults[0].what), "a.yaml:2"));
        QVERIFY(contains(to_english(faults[1].what), "a.yaml:4"));
        QVERIFY(contains(to_english(faults[2].what), "a.yaml:5"));
        QVERIFY(faults_in_yaml(f.table, "train:\n  rate: 1\n", "a.yaml").empty());
    }
    void numbers_with_leading_zeros_are_decimal() {
        Fixture f;
        QVERIFY(read_yaml(f.table, "train:\n  batch_size: 010\n  rate: 00.5\n", "a.yaml"));
        QCOMPARE(f.sample.batch_size, 10);
        QCOMPARE(f.sample.rate, 0.5);
        QVERIFY(apply_setting(f.table, "train.batch_size=0009"));
        QCOMPARE(f.sample.batch_size, 9);
        QVERIFY(
            read_yaml(f.table, "train:\n  batch_size: 1\n  rate: 0\n  texts: [007]\n", "a.yaml"));
        QCOMPARE(f.sample.rate, 0.0);
        QCOMPARE(f.sample.texts, std::vector<std::string>{"007"});
    }
    void a_second_document_is_refused_with_its_line() {
        Fixture f;
        for (const char* separator : {"---", "..."}) {
            const std::string said = f.refusal(std::string("train:\n  rate: 1\n") + separator +
                                               "\ntrain:\n  batch_size: 2\n");
            QVERIFY2(contains(said, "a.yaml:4") && contains(said, "second YAML document"),
                     said.c_str());
        }
        QVERIFY(read_yaml(f.table, "---\ntrain:\n  rate: 1\n...\n", "a.yaml"));
    }
    void what_is_part_of_no_document_is_refused_data() {
        QTest::addColumn<QByteArray>("yaml");
        test::add_row("a comma first", QByteArray(", train: 1\n"));
        test::add_row("a comma alone", QByteArray(",\n"));
        test::add_row("a comma after a value", QByteArray("train:\n  rate: 1\n, a: 2\n"));
        test::add_row("a bracket after a list", QByteArray("train: [1, 2]]\n"));
        test::add_row("a brace first", QByteArray("} train\n"));
        test::add_row("a comma in a second document", QByteArray("train:\n  rate: 1\n---\n, a\n"));
    }
    void what_is_part_of_no_document_is_refused() {
        QFETCH(QByteArray, yaml);
        Fixture f;
        const std::string said = f.refusal(yaml.toStdString());
        QVERIFY2(contains(said, "not valid YAML"), said.c_str());
    }
    void a_value_with_a_comma_in_front_is_refused() {
        Fixture f;
        QVERIFY(!apply_setting(f.table, "train.rate=, 1"));
    }
    void broken_yaml_is_refused_with_its_line() {
        Fixture f;
        QVERIFY(contains(f.refusal("train:\n  rate: [1\n"), "not valid YAML"));
    }
    void common_typos_in_yaml_are_refused_with_likely_causes_data() {
        QTest::addColumn<QByteArray>("yaml");
        test::add_row("open quote", QByteArray("train:\n  device: \"cpu\n"));
        test::add_row("open quote, no end of line", QByteArray("train:\n  device: 'cpu"));
        test::add_row("open quote, empty lines", QByteArray("train:\n  device: 'cpu\n \n\n"));
        test::add_row("tab", QByteArray("train:\n\trate: 1\n\tdevice: cpu\n"));
        test::add_row("signs", QByteArray("train:\n  texts: [Hola, que tal?]\n"));
    }
    void common_typos_in_yaml_are_refused_with_likely_causes() {
        QFETCH(const QByteArray, yaml);
        Fixture f;
        const std::string said = f.refusal(yaml.toStdString());
        QVERIFY2(contains(said, "Is a quote left open"), said.c_str());
    }
    void a_text_that_is_not_a_configuration_is_refused_with_an_explanation() {
        Fixture f;
        for (const char* yaml : {"hello\n", "- a\n- b\n"}) {
            const std::string said = f.refusal(yaml);
            QVERIFY2(contains(said, "a.yaml:1: a configuration is made of"), said.c_str());
        }
    }
    void a_file_of_another_encoding_is_named_with_its_line() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a.yaml", "train:\n  texts: [\"qu\xe9\"]\n"));
        Fixture f;
        const auto read = read_yaml_file(f.table, folder / "a.yaml");
        QCOMPARE(read.error().kind, ErrorKind::usage);
        const std::string said = to_english(read.error().what);
        QVERIFY2(contains(said, "a.yaml:2: this line is not UTF-8"), said.c_str());
    }
    void a_part_may_be_read_from_a_whole_configuration() {
        Fixture f;
        QVERIFY(read_yaml(f.table, "data:\n  corpus: x\ntrain:\n  rate: 0.5\n", "a.yaml",
                          UnknownKeys::ignore));
        QCOMPARE(f.sample.rate, 0.5);
    }
    void settings_of_the_command_line_override() {
        Fixture f;
        QVERIFY(apply_setting(f.table, "train.batch_size=4"));
        QVERIFY(apply_setting(f.table, "train.betas=[0.5, 0.6]"));
        QCOMPARE(f.sample.batch_size, 4);
        QCOMPARE(f.sample.betas, (std::vector<double>{0.5, 0.6}));
        QVERIFY(!apply_setting(f.table, "train.batch_size"));
        QVERIFY(!apply_setting(f.table, "train.batch_size=x"));
        const auto unknown = apply_setting(f.table, "train.batch_sise=4");
        QVERIFY(contains(to_english(unknown.error().what), "train.batch_size"));
    }
    void help_names_type_range_and_meaning() {
        Fixture f;
        const std::string help = describe_fields(f.table);
        QVERIFY(contains(help, "train.batch_size"));
        QVERIFY(contains(help, "1 to 64"));
        QVERIFY(contains(help, "Clips a step."));
    }
};

FORMANT_TEST(TestYamlReader)

} // namespace tst_yaml_reader

#include "tst_yaml_reader.moc"
