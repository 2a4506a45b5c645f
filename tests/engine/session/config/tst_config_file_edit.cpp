#include "engine/base/atomic_file.h"
#include "engine/session/config/config_file_edit.h"
#include "engine/session/config/run_config.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_config_file_edit {

class TestConfigFileEdit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void settings_are_written_and_comments_are_preserved() {
        const test::SmallCorpus folder;
        folder.write("my.yaml", "# mine\ntrain:\n  batch_size: 4 # fits\n");
        QVERIFY(write_settings(
            folder / "my.yaml",
            {"train.batch_size=8", "train.gradient_accumulation_steps=2", "data.num_workers=3"}));
        const std::string expected = "# mine\ntrain:\n  gradient_accumulation_steps: 2\n"
                                     "  batch_size: 8 # fits\ndata:\n  num_workers: 3\n";
        QCOMPARE(read_file(folder / "my.yaml").value(), expected);
        const auto config = load_run_config(folder / "my.yaml", {});
        QVERIFY(config && config->train.batch_size == 8 && config->data.num_workers == 3);
    }
    void a_setting_is_changed_under_the_key_that_the_file_uses() {
        const test::SmallCorpus folder;
        folder.write("my.yaml", "train:\n  num_workers: 2\n");
        QVERIFY(write_settings(folder / "my.yaml", {"data.num_workers=3"}));
        QCOMPARE(load_run_config(folder / "my.yaml", {})->data.num_workers, 3);
    }
    void a_former_key_is_replaced() {
        const test::SmallCorpus folder;
        for (const char* setting : {"model.hifigan.teacher=b", "model.hifigan.mels_of=b"}) {
            folder.write("my.yaml", "model:\n  hifigan:\n    mels_of: a\n");
            QVERIFY(write_settings(folder / "my.yaml", {setting}));
            QCOMPARE(read_file(folder / "my.yaml").value(),
                     std::string("model:\n  hifigan:\n    teacher: b\n"));
        }
    }
    void the_demo_is_still_valid_after_an_edit() {
        const test::SmallCorpus folder;
        folder.write("demo.yaml", read_file(FORMANT_SOURCE_DIR "/resources/demo.yaml").value());
        QVERIFY(write_settings(folder / "demo.yaml", {"train.batch_size=16"}));
        const auto config = load_run_config(folder / "demo.yaml", {});
        QVERIFY(config && config->train.batch_size == 16 && config->train.max_steps == 2300);
    }
    void if_one_setting_cannot_be_set_nothing_is_written() {
        const test::SmallCorpus folder;
        const std::string before = "name: a\ntrain: {batch_size: 4}\n";
        folder.write("my.yaml", before);
        const auto written =
            write_settings(folder / "my.yaml", {"data.num_workers=3", "train.batch_size=8"});
        QCOMPARE(written.error().kind, ErrorKind::usage);
        QCOMPARE(read_file(folder / "my.yaml").value(), before);
    }
    void a_missing_file_is_an_error() {
        QVERIFY(!write_settings("/nowhere/my.yaml", {"train.batch_size=8"}));
    }
};

FORMANT_TEST(TestConfigFileEdit)

} // namespace tst_config_file_edit

#include "tst_config_file_edit.moc"
