#include "engine/config/config_help.h"
#include "engine/config/config_reference.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_config_reference {

struct Sample {
    std::string name = "run";
    std::int64_t workers = 0;
    double rate = 1e-3;
    std::string precision = "float32";
};

ConfigTable sample_table(Sample& sample) {
    ConfigTable table;
    table.add("", sample, {field("name", &Sample::name, FORMANT_TR("t", "Name of the run."))});
    table.add("train", sample,
              {field("workers", &Sample::workers, FORMANT_TR("t", "Threads that work."))
                   .unit("threads")
                   .range(0, 64)
                   .automatic_at_zero()
                   .alias("--workers"),
               field("rate", &Sample::rate, FORMANT_TR("t", "How fast."))
                   .at_least(0)
                   .renamed_from("train.speed")
                   .changes_while_running(),
               field("precision", &Sample::precision, FORMANT_TR("t", "Numbers."))
                   .choices({"float32", "bf16"})
                   .alias("--use-bf16", "bf16")});
    return table;
}

const std::string markdown = "## Top level\n"
                             "\n"
                             "### `name`\n"
                             "\n"
                             "Name of the run.\n"
                             "\n"
                             "- Takes: text\n"
                             "- Default: `\"run\"`\n"
                             "\n"
                             "## `train:`\n"
                             "\n"
                             "### `train.workers`\n"
                             "\n"
                             "Threads that work.\n"
                             "\n"
                             "- Takes: a whole number, 0 to 64, in threads, 0 = automatic\n"
                             "- Default: `0`\n"
                             "- On the command line also: --workers\n"
                             "\n"
                             "### `train.rate`\n"
                             "\n"
                             "How fast.\n"
                             "\n"
                             "- Takes: a number, at least 0\n"
                             "- Default: `0.001`\n"
                             "- Formerly: `train.speed`\n"
                             "- Can be changed during training\n"
                             "\n"
                             "### `train.precision`\n"
                             "\n"
                             "Numbers.\n"
                             "\n"
                             "- Takes: one of float32, bf16\n"
                             "- Default: `\"float32\"`\n"
                             "- On the command line also: --use-bf16 (bf16)\n"
                             "\n";

class TestConfigReference : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_page_has_a_heading_a_section_and_a_block_a_field() {
        Sample sample;
        QCOMPARE(fields_as_markdown(sample_table(sample)), markdown);
    }
    void the_terminal_s_help_says_the_same() {
        Sample sample;
        const std::string help = describe_fields(sample_table(sample).below("train.workers"));
        QCOMPARE(help, std::string("train.workers  (a whole number, 0 to 64, in threads, 0 = "
                                   "automatic; now 0; also --workers)\n    Threads that work.\n"));
    }
};

FORMANT_TEST(TestConfigReference)

} // namespace tst_config_reference

#include "tst_config_reference.moc"
