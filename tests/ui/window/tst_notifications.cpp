#include "tests/support/test_registry.h"
#include "ui/window/notifications.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

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
    void advise(const char* words) {
        Q_EMIT adapter.events({Advice{3, "t", message(MessageText{"t", words})}});
    }
};

} // namespace

class TestNotifications : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_end_of_a_training_is_told() {
        NotifiedRun run;
        run.end({});
        QCOMPARE(run.shown.size(), std::size_t{1});
        QCOMPARE(run.shown[0].title, QString("Training done"));
    }
    void a_failure_is_told_with_its_reason() {
        NotifiedRun run;
        run.end(fail(ErrorKind::training, message(FORMANT_TR("t", "it diverged"))));
        QCOMPARE(run.shown[0].title, QString("Training failed"));
        QCOMPARE(run.shown[0].text, QString("it diverged"));
        QVERIFY(run.shown[0].kind == Kind::failure);
    }
    void a_stop_by_hand_is_no_news() {
        NotifiedRun run;
        run.end(fail(ErrorKind::interrupted, message(FORMANT_TR("t", "saved"))));
        QVERIFY(run.shown.empty());
    }
    void advice_is_told_but_not_all_of_a_flood() {
        NotifiedRun run;
        for (int i = 0; i < 20; ++i)
            run.advise("mind the gap");
        QCOMPARE(run.shown.size(), std::size_t{1});
        QCOMPARE(run.shown[0].text, QString("mind the gap"));
    }
    void where_there_is_no_tray_nothing_happens() {
        QWidget window;
        tray_of(window)("title", "text", Kind::information);
    }
};

FORMANT_TEST_IN(QApplication, TestNotifications)
#include "tst_notifications.moc"
