#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_name.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

struct Place {
    test::TemporaryFolder folder;
    Path runs = folder / "runs";

    Path corpus(const std::string& name) const {
        std::filesystem::create_directories(folder / name);
        return folder / name;
    }
    void trained(const std::string& run) const { std::filesystem::create_directories(runs / run); }
    std::string name_for(const std::string& folder_name) const {
        return run_name_for_corpus(corpus(folder_name), runs);
    }
};

} // namespace

class TestRunName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_is_called_as_the_folder_of_its_recordings_data() {
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
        QTest::newRow("nothing of a name") << "$$$"
                                           << "voice";
    }
    void a_run_is_called_as_the_folder_of_its_recordings() {
        QFETCH(const QString, folder);
        QFETCH(const QString, name);
        const Place place;
        QCOMPARE(QString::fromStdString(place.name_for(folder.toStdString())), name);
        QVERIFY(check_run_name(name.toStdString()));
    }
    void of_a_list_it_is_the_folder_that_it_lies_in() {
        const Place place;
        const Path list = place.corpus("maria") / "metadata.csv";
        test::must(write_file_atomically(list, "file,text\n"));
        QCOMPARE(run_name_for_corpus(list, place.runs), std::string("maria"));
        QCOMPARE(run_name_for_corpus(place.corpus("maria") / "", place.runs), std::string("maria"));
    }
    void no_run_has_the_name_of_one_that_is_there() {
        const Place place;
        place.trained("maria");
        QCOMPARE(place.name_for("maria"), std::string("maria-2"));
        place.trained("maria-2");
        QCOMPARE(place.name_for("maria"), std::string("maria-3"));
        QCOMPARE(next_run_name("maria-2", place.runs), std::string("maria-3"));
    }
    void a_run_of_the_same_recordings_keeps_its_name() {
        const Place place;
        place.trained("maria");
        const std::string config =
            "data:\n  corpus: " + place.corpus("maria").string() + "/metadata.csv\n";
        test::must(write_file_atomically(place.runs / "maria" / "config.yaml", config));
        QCOMPARE(place.name_for("maria"), std::string("maria"));
    }
    void a_number_in_the_name_of_a_folder_belongs_to_it() {
        const Place place;
        place.trained("speaker-1");
        QCOMPARE(place.name_for("speaker-1"), std::string("speaker-1-2"));
        QVERIFY(is_run_name_for_corpus("speaker-1-2", place.corpus("speaker-1")));
        QVERIFY(!is_run_name_for_corpus("speaker-7", place.corpus("speaker-1")));
    }
    void a_name_is_known_as_that_of_its_corpus() {
        const Place place;
        const Path corpus = place.corpus("maria");
        QVERIFY(is_run_name_for_corpus("maria", corpus));
        QVERIFY(is_run_name_for_corpus("maria-2", corpus));
        QVERIFY(!is_run_name_for_corpus("maria-slow", corpus));
        QVERIFY(!is_run_name_for_corpus("run", corpus));
    }
};

FORMANT_TEST(TestRunName)
#include "tst_run_name.moc"
