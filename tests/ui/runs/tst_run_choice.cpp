#include "engine/base/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/runs/run_choice.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>

#include <filesystem>
#include <fstream>

using namespace formant;

namespace tst_run_choice {

void make_run(const Path& folder) {
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "run.json") << "{}";
}

QStringList names(const RunChoice& choice) {
    const auto* box = choice.findChild<QComboBox*>("run");
    QStringList all;
    for (int i = 0; i < box->count(); ++i)
        all << box->itemText(i);
    all.sort();
    return all;
}

class TestRunChoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_latest_run_is_selected_by_default() {
        const test::TemporaryFolder runs;
        make_run(runs / "mine");
        RunChoice choice(runs.path().string());
        QSignalSpy chosen(&choice, &RunChoice::chosen);
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(choice.folder(), QString::fromStdString((runs / "mine").string()));
    }
    void the_selection_is_kept_when_runs_are_added() {
        const test::TemporaryFolder runs;
        make_run(runs / "first");
        RunChoice choice(runs.path().string());
        QTRY_VERIFY(!choice.folder().isEmpty());
        make_run(runs / "second");
        QSignalSpy chosen(&choice, &RunChoice::chosen);
        choice.refresh();
        QTRY_COMPARE(names(choice), QStringList({"first", "second"}));
        QCOMPARE(choice.folder(), QString::fromStdString((runs / "first").string()));
        QCOMPARE(chosen.count(), 0);
    }
    void a_run_outside_the_runs_folder_can_be_chosen() {
        const test::TemporaryFolder runs, elsewhere;
        make_run(runs / "mine");
        make_run(elsewhere / "other");
        RunChoice choice(runs.path().string());
        choice.choose(QString::fromStdString((elsewhere / "other").string()));
        QTRY_COMPARE(names(choice), QStringList({"mine", "other"}));
        QCOMPARE(choice.folder(), QString::fromStdString((elsewhere / "other").string()));
    }
};

FORMANT_TEST_IN(QApplication, TestRunChoice)

} // namespace tst_run_choice

#include "tst_run_choice.moc"
