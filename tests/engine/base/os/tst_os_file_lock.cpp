#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_process.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <unistd.h>

using namespace formant;
using test::TemporaryFolder;

class TestOsFileLock : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_lock_excludes_others_until_it_is_released() {
        const TemporaryFolder folder;
        {
            const auto first = FileLock::acquire(folder / "lock");
            QVERIFY(first.has_value());
            const auto second = FileLock::acquire(folder / "lock");
            QVERIFY(!second);
            QCOMPARE(second.error().kind, ErrorKind::usage);
        }
        QVERIFY(FileLock::acquire(folder / "lock").has_value());
    }
    void a_lock_is_released_when_its_process_ends() {
        const TemporaryFolder folder;
        const std::string lock = (folder / "lock").string();
        const std::string script = "import fcntl, os, sys, time\n"
                                   "file = open(sys.argv[1], 'w')\n"
                                   "fcntl.flock(file, fcntl.LOCK_EX)\n"
                                   "print(os.getpid(), file=file, flush=True)\n"
                                   "print(os.getpid(), flush=True)\n"
                                   "time.sleep(600)\n";
        auto other = LineProcess::start("/usr/bin/env", {"python3", "-c", script, lock}, {});
        const std::string pid = (*other)->read_line(5).value();
        const auto taken = FileLock::acquire(lock);
        QVERIFY(!taken);
        QVERIFY(to_english(taken.error().what).find(pid) != std::string::npos);
        QCOMPARE(FileLock::holder(lock), std::optional(std::stoi(pid)));
        other->reset();
        QTRY_VERIFY(FileLock::acquire(lock).has_value());
        QCOMPARE(FileLock::holder(lock), std::nullopt);
    }
    void querying_the_holder_does_not_acquire_the_lock() {
        const TemporaryFolder folder;
        QCOMPARE(FileLock::holder(folder / "lock"), std::nullopt);
        const auto held = FileLock::acquire(folder / "lock");
        for (int i = 0; i < 3; ++i)
            QCOMPARE(FileLock::holder(folder / "lock"), std::optional<int>(::getpid()));
    }
};

FORMANT_TEST(TestOsFileLock)
#include "tst_os_file_lock.moc"
