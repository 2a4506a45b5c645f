#include "tests/support/test_registry.h"
#include "ui/window/notifications.h"

#include <QtTest/QtTest>
#include <QtWidgets/QSystemTrayIcon>

using namespace formant;

namespace tst_notifications {

using Kind = Notifications::Kind;

struct Shown {
    QString title;
    QString text;
    Kind kind;
};

struct NotifiedRun {
    RunAdapter adapter{RunStarter()};
    std::vector<Shown> shown;
    Notifications notifications{adapter,
                                [this](const QString& title, const QString& text, Kind kind) {
                                    shown.push_back({title, text, kind});
                                }};

    void end(const Result<void>& result) { Q_EMIT adapter.ended({result}); }
    void advise(const char* text) {
        Q_EMIT adapter.events({Advice{3, "t", message(MessageText{"t", text})}});
    }
};

class TestNotifications : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_end_of_a_run_is_shown() {
        NotifiedRun run;
        run.end({});
        QCOMPARE(run.shown.size(), std::size_t{1});
        QCOMPARE(run.shown[0].title, QString("Training finished"));
    }
    void a_failure_is_shown_with_its_reason() {
        NotifiedRun run;
        run.end(fail(ErrorKind::training, message(FORMANT_TR("t", "it diverged"))));
        QCOMPARE(run.shown[0].title, QString("Training failed"));
        QCOMPARE(run.shown[0].text, QString("it diverged"));
        QVERIFY(run.shown[0].kind == Kind::failure);
    }
    void a_stop_by_the_user_is_not_shown() {
        NotifiedRun run;
        run.end(fail(ErrorKind::interrupted, message(FORMANT_TR("t", "saved"))));
        QVERIFY(run.shown.empty());
    }
    void advice_is_shown_but_rate_limited() {
        NotifiedRun run;
        for (int i = 0; i < 20; ++i)
            run.advise("mind the gap");
        QCOMPARE(run.shown.size(), std::size_t{1});
        QCOMPARE(run.shown[0].text, QString("mind the gap"));
    }
    void there_is_an_icon_only_if_the_desktop_has_a_tray() {
        QWidget window;
        tray_notifier(window)("title", "text", Kind::information);
        QCOMPARE(!window.findChildren<QSystemTrayIcon*>().isEmpty(),
                 QSystemTrayIcon::isSystemTrayAvailable());
    }
};

FORMANT_TEST_IN(QApplication, TestNotifications)

} // namespace tst_notifications

#include "tst_notifications.moc"
