#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/config_document.h"

#include <QtCore/QFile>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_config_document {

QString file_in(const test::TemporaryFolder& folder, const char* name, const QByteArray& text) {
    const QString path = QString::fromStdString((folder / name).string());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's file");
    return path;
}

class TestConfigDocument : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void typing_into_one_field_is_one_undo_step() {
        ConfigDocument document;
        for (const char* typed : {"1", "12", "123"})
            QVERIFY(document.set("train.batch_size", typed));
        QVERIFY(document.set("train.seed", "7"));
        document.history().undo();
        QCOMPARE(document.draft().value("train.batch_size"), std::string("123"));
        document.history().undo();
        QCOMPARE(document.text(), QString());
        document.history().redo();
        QCOMPARE(document.draft().value("train.batch_size"), std::string("123"));
    }
    void a_value_that_is_typed_back_changes_nothing() {
        const test::TemporaryFolder folder;
        ConfigDocument document;
        QVERIFY(document.open(file_in(folder, "a.yaml", "train:\n  max_steps: 2300\n")));
        for (const char* typed : {"2", "23", "230"})
            QVERIFY(document.set("train.max_steps", typed));
        QVERIFY(!document.is_saved());
        QVERIFY(document.set("train.max_steps", "2300"));
        QVERIFY(document.is_saved());
        QVERIFY(!document.history().canUndo());
        QVERIFY(document.set("train.max_steps", "23000"));
        QVERIFY(!document.is_saved());
    }
    void a_file_opened_after_an_unsaved_text_is_saved() {
        const test::TemporaryFolder folder;
        ConfigDocument document;
        document.start_unsaved("name: a\n");
        QVERIFY(!document.is_saved());
        QVERIFY(document.open(file_in(folder, "a.yaml", "name: b\n")));
        QVERIFY(document.is_saved());
    }
    void both_sides_have_one_history() {
        ConfigDocument document;
        document.set_text("name: a\n");
        QVERIFY(document.set("name", "b"));
        document.set_text("name: c\n");
        document.history().undo();
        QCOMPARE(document.draft().value("name"), std::string("b"));
        document.history().undo();
        QCOMPARE(document.text(), QString("name: a\n"));
    }
    void missing_keys_of_an_opened_file_have_their_defaults() {
        const test::TemporaryFolder folder;
        ConfigDocument document;
        QVERIFY(document.set("train.seed", "7"));
        QVERIFY(document.open(file_in(folder, "a.yaml", "name: a\n")));
        QCOMPARE(document.draft().value("train.seed"), ConfigDraft().value("train.seed"));
        QVERIFY(document.is_saved());
        QVERIFY(!document.history().canUndo());
    }
    void a_change_by_another_program_is_noticed() {
        const test::TemporaryFolder folder;
        ConfigDocument document;
        const QString file = file_in(folder, "a.yaml", "name: a\n");
        QVERIFY(document.open(file));
        QVERIFY(!document.was_changed_on_disk());
        file_in(folder, "a.yaml", "name: another\n");
        QVERIFY(document.was_changed_on_disk());
        QVERIFY(document.save_as(file));
        QVERIFY(!document.was_changed_on_disk());
    }
    void a_file_that_cannot_be_read_or_written_is_reported() {
        ConfigDocument document;
        QVERIFY(!document.open("/nowhere/a.yaml"));
        QVERIFY(!document.save_as("/nowhere/a.yaml"));
    }
};

FORMANT_TEST(TestConfigDocument)

} // namespace tst_config_document

#include "tst_config_document.moc"
