#include "tests/support/test_registry.h"
#include "ui/window/sleep_inhibition.h"

#include <QtDBus/QDBusContext>
#include <QtDBus/QDBusServer>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_sleep_inhibition {

constexpr const char* manager_path = "/org/freedesktop/login1";

/// Replaces systemd's login service: hands out a file descriptor as the lock.
class FakeLogin : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")
  public:
    QString requested;
    QString reason;
    QFile temporary{"/dev/null"};

  public Q_SLOTS:
    QDBusUnixFileDescriptor Inhibit(const QString& what, const QString&, const QString& why,
                                    const QString& mode) {
        requested = what + ' ' + mode;
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
    void the_machine_stays_awake_until_released() {
        SleepInhibition awake(bus_);
        awake.hold("A voice is being trained.");
        QTRY_VERIFY(awake.is_held());
        QCOMPARE(login_.requested, QString("sleep:idle block"));
        QCOMPARE(login_.reason, QString("A voice is being trained."));
        awake.release();
        QVERIFY(!awake.is_held());
    }
    void an_answer_after_the_release_is_dropped_at_once() {
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

} // namespace tst_sleep_inhibition

#include "tst_sleep_inhibition.moc"
