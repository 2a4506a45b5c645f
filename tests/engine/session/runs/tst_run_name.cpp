#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_name.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_name {

struct Folders {
    test::TemporaryFolder folder;
    Path runs = folder / "runs";

    Path corpus(const std::string& name) const {
        std::filesystem::create_directories(folder / name);
        return folder / name;
    }
    void add_run(const std::string& run) const { std::filesystem::create_directories(runs / run); }
    std::string name_for(const std::string& folder_name) const {
        return run_name_for_corpus(corpus(folder_name), runs);
    }
};

class TestRunName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_is_named_after_its_corpus_folder_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("name");
        QTest::newRow("a word") << "maria"
                                << "maria";
        QTest::newRow("letters of a language") << "صدای من"
                                               << "صدای-من";
        QTest::newRow("blanks and signs") << " My voice (2024)! "
                                          << "My-voice-2024";
        QTest::newRow("hidden") << ".hidden"
                                << "hidden";
        QTest::newRow("like an option") << "--set"
                                        << "set";
        QTest::newRow("no letters") << "$$$"
                                    << "voice";
    }
    void a_run_is_named_after_its_corpus_folder() {
        QFETCH(const QString, folder);
        QFETCH(const QString, name);
        const Folders folders;
        QCOMPARE(QString::fromStdString(folders.name_for(folder.toStdString())), name);
        QVERIFY(check_run_name(name.toStdString()));
    }
    void a_metadata_file_stands_for_its_folder() {
        const Folders folders;
        const Path list = folders.corpus("maria") / "metadata.csv";
        test::throw_on_error(write_file_atomically(list, "file,text\n"));
        QCOMPARE(run_name_for_corpus(list, folders.runs), std::string("maria"));
        QCOMPARE(run_name_for_corpus(folders.corpus("maria") / "", folders.runs),
                 std::string("maria"));
    }
    void the_name_of_an_existing_run_gets_a_number() {
        const Folders folders;
        folders.add_run("maria");
        QCOMPARE(folders.name_for("maria"), std::string("maria-2"));
        folders.add_run("maria-2");
        QCOMPARE(folders.name_for("maria"), std::string("maria-3"));
        QCOMPARE(next_run_name("maria-2", folders.runs), std::string("maria-3"));
    }
    void a_run_on_the_same_corpus_keeps_its_name() {
        const Folders folders;
        folders.add_run("maria");
        const std::string config =
            "data:\n  corpus: " + folders.corpus("maria").string() + "/metadata.csv\n";
        test::throw_on_error(write_file_atomically(folders.runs / "maria" / "config.yaml", config));
        QCOMPARE(folders.name_for("maria"), std::string("maria"));
    }
    void a_number_in_the_folder_name_is_part_of_the_name() {
        const Folders folders;
        folders.add_run("speaker-1");
        QCOMPARE(folders.name_for("speaker-1"), std::string("speaker-1-2"));
        QVERIFY(is_run_name_for_corpus("speaker-1-2", folders.corpus("speaker-1")));
        QVERIFY(!is_run_name_for_corpus("speaker-7", folders.corpus("speaker-1")));
    }
    void names_of_runs_on_a_corpus_are_recognized() {
        const Folders folders;
        const Path corpus = folders.corpus("maria");
        QVERIFY(is_run_name_for_corpus("maria", corpus));
        QVERIFY(is_run_name_for_corpus("maria-2", corpus));
        QVERIFY(!is_run_name_for_corpus("maria-slow", corpus));
        QVERIFY(!is_run_name_for_corpus("run", corpus));
    }
};

FORMANT_TEST(TestRunName)

} // namespace tst_run_name

#include "tst_run_name.moc"
