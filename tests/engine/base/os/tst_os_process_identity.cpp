#include "engine/base/os/os_process_identity.h"
#include "tests/support/processes/running_process.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_os_process_identity {

std::string text_of(const ProcessIdentity& process) {
    return to_english(process_text(process));
}

class TestOsProcessIdentity : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void this_process_is_running_here() { QVERIFY(is_running_here(own_process_identity())); }
    void the_parent_of_a_process_is_known() {
        QCOMPARE(parent_process_id(::getpid()), ::getppid());
        QCOMPARE(parent_process_id(-1), 0);
    }
    void its_lines_keep_an_identity() {
        const ProcessIdentity own = own_process_identity();
        QVERIFY(parse_process_identity(process_identity_lines(own)) == own);
        QVERIFY(process_identity_lines(own).starts_with(std::to_string(own.pid) + "\n"));
    }
    void the_number_of_an_earlier_version_is_not_enough() {
        const ProcessIdentity known = parse_process_identity(std::to_string(::getpid()) + "\n");
        QCOMPARE(known.pid, ::getpid());
        QVERIFY(!is_running_here(known));
    }
    void damaged_lines_identify_nobody() {
        for (const char* lines : {"", "x", "\n\n", "host", "-4\nhost a\n", "99999999999999\nboot "})
            QVERIFY2(!is_running_here(parse_process_identity(lines)), lines);
    }
    void a_stranger_with_the_same_number_gets_no_signal() {
        test::RunningProcess stranger;
        for (std::string ProcessIdentity::*field :
             {&ProcessIdentity::host, &ProcessIdentity::boot, &ProcessIdentity::container,
              &ProcessIdentity::start}) {
            for (const char* other : {"", "1"}) {
                ProcessIdentity lock = stranger.identity();
                lock.*field = other;
                QVERIFY(!is_running_here(lock));
                QVERIFY(!request_process_stop(lock));
            }
        }
        QTest::qWait(100);
        QVERIFY(stranger.is_alive());
    }
    void the_process_itself_is_asked_to_stop() {
        test::RunningProcess process;
        QVERIFY(request_process_stop(process.identity()));
        QTRY_VERIFY(!process.is_alive());
        QVERIFY(!request_process_stop(process.identity()));
    }
    void a_description_says_where_a_process_runs() {
        ProcessIdentity process = own_process_identity();
        process.pid = 4711;
        QCOMPARE(text_of(process), std::string("process 4711"));
        process.container = "pid:[1]";
        QCOMPARE(text_of(process), std::string("process 4711 in another container"));
        process.host = "box";
        QCOMPARE(text_of(process), std::string("process 4711 in the container box"));
        process.boot = "1";
        QCOMPARE(text_of(process), std::string("process 4711 on the computer box"));
        QCOMPARE(text_of({}), std::string("a process whose number is unknown"));
    }
};

FORMANT_TEST(TestOsProcessIdentity)

} // namespace tst_os_process_identity

#include "tst_os_process_identity.moc"
