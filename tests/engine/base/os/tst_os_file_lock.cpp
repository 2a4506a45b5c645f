#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <fstream>

using namespace formant;

namespace tst_os_file_lock {

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
        QCOMPARE(FileLock::holder(lock)->pid, std::stoi(pid));
        other->reset();
        QTRY_VERIFY(FileLock::acquire(lock).has_value());
        QVERIFY(!FileLock::holder(lock));
    }
    void only_its_owner_can_open_a_lock_and_so_hold_it() {
        using std::filesystem::perms;
        const TemporaryFolder folder;
        std::ofstream(folder / "readable") << "1\n"; // of an earlier version
        std::filesystem::permissions(folder / "readable", perms(0644));
        for (const char* name : {"new", "readable"}) {
            const auto held = FileLock::acquire(folder / name);
            QCOMPARE(std::filesystem::status(folder / name).permissions(),
                     perms::owner_read | perms::owner_write);
        }
    }
    void querying_the_holder_does_not_acquire_the_lock() {
        const TemporaryFolder folder;
        QVERIFY(!FileLock::holder(folder / "lock"));
        const auto held = FileLock::acquire(folder / "lock");
        for (int i = 0; i < 3; ++i)
            QVERIFY(FileLock::holder(folder / "lock") == own_process_identity());
    }
    void a_longer_text_of_an_earlier_holder_does_not_remain() {
        const TemporaryFolder folder;
        std::ofstream(folder / "lock") << "1\nhost " << std::string(500, 'x') << "\nstart 7\n";
        const auto held = FileLock::acquire(folder / "lock");
        QVERIFY(FileLock::holder(folder / "lock") == own_process_identity());
    }
    void checking_for_locks_leaves_nothing_behind() {
        const TemporaryFolder folder;
        QVERIFY(FileLock::check_support(folder.path()).has_value());
        QVERIFY(std::filesystem::is_empty(folder.path()));
        QCOMPARE(FileLock::check_support(folder / "missing").error().kind, ErrorKind::disk);
    }
    void a_lock_of_another_user_names_that_user() {
        if (::geteuid() != 0)
            QSKIP("only root can become another user");
        const TemporaryFolder folder;
        QVERIFY(FileLock::acquire(folder / "lock"));
        std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
        constexpr uid_t nobody = 65534;
        if (::seteuid(nobody) != 0)
            QSKIP("there is no user nobody here");
        const bool is_reachable = path_exists(folder / "lock");
        const auto refused = FileLock::acquire(folder / "lock");
        QCOMPARE(::seteuid(0), 0);
        if (!is_reachable)
            QSKIP("the folder for temporary files is closed to other users");
        QVERIFY(!refused);
        const std::string text = to_english(refused.error().what);
        QVERIFY2(text.find("belongs to the user root") != std::string::npos, text.c_str());
    }
};

FORMANT_TEST(TestOsFileLock)

} // namespace tst_os_file_lock

#include "tst_os_file_lock.moc"
