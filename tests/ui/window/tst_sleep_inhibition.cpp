#include "tests/support/test_registry.h"
#include "ui/window/sleep_inhibition.h"

#include <QtDBus/QDBusContext>
#include <QtDBus/QDBusServer>
#include <QtTest/QtTest>

using namespace formant;

namespace {

constexpr const char* manager_path = "/org/freedesktop/login1";

} // namespace

/// Stands for systemd's: hands out one end of a pipe and can tell when the other is closed.
class FakeLogin : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")
  public:
    QString asked_for;
    QString reason;
    QFile temporary{"/dev/null"};

  public Q_SLOTS:
    QDBusUnixFileDescriptor Inhibit(const QString& what, const QString&, const QString& why,
                                    const QString& mode) {
        asked_for = what + ' ' + mode;
        reason = why;
        temporary.open(QIODevice::ReadOnly);
        return QDBusUnixFileDescriptor(temporary.handle());
    }
};

class TestSleepInhibition : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        connect(&server_, &QDBusServer::newConnection, this, [this](QDBusConnection peer) {
            peer.registerObject(manager_path, &login_, QDBusConnection::ExportAllSlots);
            peers_.push_back(peer);
        });
        server_.setAnonymousAuthenticationAllowed(true);
        bus_ = QDBusConnection::connectToPeer(server_.address(), "test");
        QTRY_VERIFY(!peers_.empty());
    }
    void the_machine_is_kept_awake_until_it_is_let_go() {
        SleepInhibition awake(bus_);
        awake.hold("A voice is being trained.");
        QTRY_VERIFY(awake.is_held());
        QCOMPARE(login_.asked_for, QString("sleep:idle block"));
        QCOMPARE(login_.reason, QString("A voice is being trained."));
        awake.release();
        QVERIFY(!awake.is_held());
    }
    void an_answer_that_comes_after_the_end_is_let_go_at_once() {
        SleepInhibition awake(bus_);
        awake.hold("short");
        awake.release();
        QTest::qWait(100);
        QVERIFY(!awake.is_held());
    }
    void without_a_bus_nothing_happens() {
        SleepInhibition awake(QDBusConnection("no such bus"));
        awake.hold("reason");
        QVERIFY(!awake.is_held());
        awake.release();
    }

  private:
    QDBusServer server_{"unix:tmpdir=/tmp"};
    QDBusConnection bus_{"none"};
    FakeLogin login_;
    std::vector<QDBusConnection> peers_;
};

FORMANT_TEST_IN(QApplication, TestSleepInhibition)
#include "tst_sleep_inhibition.moc"
