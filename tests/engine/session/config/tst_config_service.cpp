#include "engine/base/atomic_file.h"
#include "engine/session/config/config_service.h"
#include "engine/session/config/run_config.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_config_service {

using test::contains;

struct Fixture {
    test::TemporaryFolder folder;
    std::string file = (folder / "c.yaml").string();

    explicit Fixture(const std::string& yaml) {
        test::throw_on_error(write_file_atomically(file, yaml));
    }
};

class TestConfigService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_valid_configuration_may_name_missing_recordings() {
        const Fixture f("data:\n  corpus: not/there.csv\n");
        const auto checked = check_config({f.file, {}});
        QVERIFY(checked.faults.empty() && checked.notes.empty());
    }
    void an_error_is_reported_with_its_line() {
        const Fixture f("train:\n  batch_size: 8\n  learning_rte: 1\n");
        const auto checked = check_config({f.file, {}});
        QCOMPARE(checked.faults.size(), std::size_t{1});
        QCOMPARE(checked.faults[0].kind, ErrorKind::usage);
        const std::string why = to_english(checked.faults[0].what);
        QVERIFY2(contains(why, "c.yaml:3") && contains(why, "train.learning_rate"), why.c_str());
    }
    void all_errors_are_reported_in_order() {
        const Fixture f("train:\n  batch_size: none\n  learning_rte: 1\n  seed: 3\n  seed: 4\n"
                        "nothing: 1\n");
        const auto checked = check_config({f.file, {"data.format=quatsch"}});
        std::vector<std::string> why;
        for (const Error& fault : checked.faults)
            why.push_back(to_english(fault.what));
        QCOMPARE(why.size(), std::size_t{5});
        QVERIFY(contains(why[0], "c.yaml:2") && contains(why[1], "c.yaml:3"));
        QVERIFY(contains(why[2], "c.yaml:5") && contains(why[3], "c.yaml:6"));
        QVERIFY2(contains(why[4], "data.format=quatsch"), why[4].c_str());
    }
    void contradicting_settings_are_reported_too() {
        const Fixture f("data:\n  validation: v.csv\n");
        QVERIFY(check_config({f.file, {}}).faults.empty());
        const auto checked =
            check_config({f.file, {"data.validation_share=0.1", "train.betas=[0.9]"}});
        QCOMPARE(checked.faults.size(), std::size_t{2});
    }
    void errors_that_prevent_the_start_are_reported_too() {
        const Fixture f("name: a/b\ntext:\n  language: xx-nope\n");
        const auto checked = check_config({f.file, {}});
        QCOMPARE(checked.faults.size(), std::size_t{2});
        QVERIFY(contains(to_english(checked.faults[0].what), "'a/b'"));
        QVERIFY(contains(to_english(checked.faults[1].what), "'xx-nope'"));
        QVERIFY(check_config({f.file, {"name=a", "text.language=es"}}).faults.empty());
    }
    void a_missing_corpus_is_a_note() {
        const Fixture f("train:\n  batch_size: 3\n");
        const auto checked = check_config({f.file, {}});
        QVERIFY(checked.faults.empty());
        QCOMPARE(checked.notes.size(), std::size_t{1});
        QVERIFY(contains(to_english(checked.notes[0]), "data.corpus"));
    }
    void a_file_that_changes_nothing_is_a_note_data() {
        QTest::addColumn<QByteArray>("yaml");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("all as by default") << QByteArray::fromStdString(run_config_yaml({}));
    }
    void a_file_that_changes_nothing_is_a_note() {
        QFETCH(const QByteArray, yaml);
        const Fixture f(yaml.toStdString());
        const auto checked = check_config({f.file, {}});
        QVERIFY(checked.faults.empty());
        QVERIFY(contains(to_english(checked.notes.at(0)), "c.yaml changes nothing"));
    }
    void a_former_key_is_a_note() {
        const Fixture f("data:\n  corpus: x\nmodel:\n  hifigan:\n    mels_of: runs/ann\n");
        const auto checked = check_config({f.file, {}});
        QVERIFY(checked.faults.empty());
        QCOMPARE(checked.notes.size(), std::size_t{1});
        const std::string note = to_english(checked.notes[0]);
        QVERIFY2(contains(note, "c.yaml:5: model.hifigan.mels_of is now called "
                                "model.hifigan.teacher"),
                 note.c_str());
    }
    void the_whole_configuration_is_shown_and_can_be_read() {
        const Fixture f("train:\n  batch_size: 5\n");
        const auto shown = show_config({f.file, {"train.max_steps=77"}});
        QVERIFY(contains(*shown, "batch_size: 5\n"));
        QVERIFY(contains(*shown, "max_steps: 77\n"));
        const Fixture copy(*shown);
        QCOMPARE(*show_config({copy.file, {}}), *shown);
    }
    void without_a_file_the_defaults_are_shown() {
        QCOMPARE(*show_config({}), run_config_yaml({}));
    }
    void a_missing_file_is_a_usage_error_that_names_it() {
        const auto shown = show_config({"/nowhere/c.yaml", {}});
        QCOMPARE(shown.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(shown.error().what), "/nowhere/c.yaml"));
    }
    void help_describes_all_settings_a_section_or_one() {
        QVERIFY(contains(*describe_settings(""), "data.corpus"));
        const std::string section = *describe_settings("train");
        QVERIFY(contains(section, "train.max_steps") && !contains(section, "data.corpus"));
        const std::string one = *describe_settings("train.precision");
        QVERIFY2(one.starts_with("train.precision  (one of auto, half, float32, bf16, fp16;"),
                 one.c_str());
        QVERIFY(contains(one, "--amp (half)") && !contains(one, "train.max_steps"));
    }
    void a_setting_is_found_by_the_last_part_of_its_key() {
        QCOMPARE(*describe_settings("precision"), *describe_settings("train.precision"));
    }
    void help_on_all_has_a_heading_for_each_section() {
        const std::string all = *describe_settings("");
        QVERIFY2(all.starts_with("== top level ==\nversion  ("), all.c_str());
        QVERIFY(contains(all, "\n\n== train ==\ntrain."));
        QVERIFY(!contains(*describe_settings("train"), "=="));
    }
    void help_on_a_mistyped_setting_names_the_nearest() {
        const auto help = describe_settings("train.batchsize");
        QCOMPARE(help.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(help.error().what), "train.batch_size"));
    }
    void the_reference_names_every_setting_and_preset() {
        const std::string reference = configuration_reference();
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        for (const BoundField& field : table.fields())
            QVERIFY2(contains(reference, "### `" + field.key + "`\n"), field.key.c_str());
        QVERIFY(contains(reference, "### fine_tune\n"));
    }
    void the_page_in_docs_is_the_reference() {
        const auto page = read_file(FORMANT_SOURCE_DIR "/docs/configuration.md");
        QVERIFY2(page && *page == configuration_reference(),
                 "update it: formant config reference > docs/configuration.md");
    }
};

FORMANT_TEST(TestConfigService)

} // namespace tst_config_service

#include "tst_config_service.moc"
