#include "tests/support/test_registry.h"
#include "tests/ui/studio/studio.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <algorithm>
#include <csignal>

using namespace formant;
using namespace formant::test;

namespace tst_start_time {

/// Measures the time from the start of `formant` until its window is shown to a new user. The
/// wizard, which opens right after the window, creates the file that is waited for.
qint64 ms_until_shown() {
    const Studio studio;
    const Path mark = studio.folder / "home/state/formant/wizard-shown";
    QElapsedTimer clock;
    clock.start();
    QProcess program;
    program.start(FORMANT_PROGRAM, QStringList());
    const bool is_shown = QTest::qWaitFor([&] { return std::filesystem::exists(mark); }, 60'000);
    const qint64 ms = is_shown ? clock.elapsed() : -1;
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    program.waitForFinished();
    return ms;
}

class TestStartTime : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_window_opens_quickly() {
        std::vector<qint64> ms;
        for (int i = 0; i < 5; ++i)
            ms.push_back(ms_until_shown());
        QVERIFY(std::ranges::find(ms, -1) == ms.end());
        std::ranges::sort(ms);
        qInfo("the window is shown after %lld ms (median of 5)", ms[2]);
        QVERIFY(ms[2] < 5'000);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestStartTime)

} // namespace tst_start_time

#include "tst_start_time.moc"
