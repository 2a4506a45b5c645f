#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;

namespace tst_yaml_writer {

struct Sample {
    std::int64_t workers = 0;
    double rate = 0.98;
    std::vector<double> betas = {0.9, 0.98};
    std::string name = "yes";
};

struct Fixture {
    Sample sample;
    ConfigTable table;
    Fixture() {
        table.add("data", sample,
                  {field("workers", &Sample::workers, FORMANT_TR("t", "Threads."))
                       .range(0, 64)
                       .automatic_at_zero()});
        table.add("train", sample,
                  {field("rate", &Sample::rate, FORMANT_TR("t", "Rate.")),
                   field("betas", &Sample::betas, FORMANT_TR("t", "Averages.")),
                   field("name", &Sample::name, FORMANT_TR("t", "Name."))});
    }
};

class TestYamlWriter : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_document_has_sections_short_numbers_and_quoted_texts() {
        const Fixture f;
        QCOMPARE(write_yaml(f.table), std::string("data:\n  workers: 0  # automatic\n"
                                                  "train:\n  rate: 0.98\n  betas: [0.9, 0.98]\n"
                                                  "  name: \"yes\"\n"));
    }
    void only_a_zero_is_called_automatic() {
        Fixture f;
        f.sample.workers = 3;
        QVERIFY(write_yaml(f.table).find("automatic") == std::string::npos);
    }
    void any_text_is_its_own_setting_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "en-us", "/my voices/a: b #1.wav", "\"quoted\"", "[1, 2]"})
            QTest::newRow(text) << text;
    }
    void any_text_is_its_own_setting() {
        QFETCH(const QString, text);
        Fixture written, read;
        written.sample.name = text.toStdString();
        for (const BoundField& bound : written.table.fields())
            QVERIFY(apply_setting(read.table, bound.key + "=" + setting_text(bound.value())));
        QVERIFY(written.table.differences(read.table).empty());
        QCOMPARE(read.sample.name, text.toStdString());
    }
    void every_number_reads_back_bit_exact_data() {
        QTest::addColumn<double>("number");
        for (const double number :
             {0.0, 1.0, -45.0, 1e9, 1e-9, 1.0 / 3, 0.1 + 0.2, 6.02214076e23,
              std::numeric_limits<double>::min(), std::numeric_limits<double>::max()})
            QTest::addRow("%.17g", number) << number;
    }
    void every_number_reads_back_bit_exact() {
        QFETCH(const double, number);
        Fixture a, b;
        a.sample.rate = number;
        a.sample.betas = {number, 1};
        QVERIFY(read_yaml(b.table, write_yaml(a.table), "copy"));
        QVERIFY(b.sample.rate == number);
        QVERIFY(b.sample.betas == a.sample.betas);
    }
    void a_part_of_a_table_is_a_document_too() {
        const Fixture f;
        QCOMPARE(write_yaml(f.table.only({"train.rate"})), std::string("train:\n  rate: 0.98\n"));
    }
};

FORMANT_TEST(TestYamlWriter)

} // namespace tst_yaml_writer

#include "tst_yaml_writer.moc"
