#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cerrno>
#include <csignal>

using namespace formant;

namespace tst_file_locks {

using test::contains;

/// A training whose file system has no flock(), and, with `fcntl_error`, no other locks either.
struct Fixture : test::TrainingProcess {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable preload{"LD_PRELOAD", FORMANT_NO_LOCKS};
    test::ScopedVariable flock_error, fcntl_error;
    explicit Fixture(int flock_errno, int fcntl_errno = 0)
        : flock_error("FORMANT_FLOCK_ERRNO", std::to_string(flock_errno)),
          fcntl_error("FORMANT_FCNTL_ERRNO", std::to_string(fcntl_errno)) {}

    test::ProcessOutput run(const std::vector<std::string>& command) const {
        std::vector<std::string> all = command;
        all.insert(all.end(), {"--runs", runs().string()});
        return test::run_program(FORMANT_PROGRAM, all, 120);
    }
    test::ProcessOutput status() const { return run({"status", "small"}); }
    test::ProcessOutput preflight() const {
        return run({"preflight", "--gpu", "cpu", "--config", config().string()});
    }
};

const std::vector<std::string> few_steps = {"--set", "train.max_steps=2"};

class TestFileLocks : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void another_kind_of_lock_protects_a_run_where_flock_fails_data() {
        QTest::addColumn<int>("error");
        QTest::newRow("no lockd (NFS)") << ENOLCK;
        QTest::newRow("mounted without flock (Lustre)") << ENOSYS;
        QTest::newRow("not supported (FUSE)") << EOPNOTSUPP;
    }
    void another_kind_of_lock_protects_a_run_where_flock_fails() {
        QFETCH(const int, error);
        const Fixture f(error);
        std::string second, status;
        const int code =
            test::watch_training(f.arguments({"--set", "train.max_steps=100000"}),
                                 [&](qint64 pid, const nlohmann::json& event) {
                                     if (event["type"] != "train" || event["step"] != 3)
                                         return;
                                     second = f.train(few_steps).standard_error;
                                     status = f.status().standard_output;
                                     ::kill(static_cast<pid_t>(pid), SIGTERM);
                                 });
        QCOMPARE(code, 130);
        QVERIFY2(contains(second, "in use by another formant process (process"), second.c_str());
        QVERIFY2(contains(status, "training (process"), status.c_str());
        QVERIFY2(contains(f.status().standard_output, "stopped and saved"), status.c_str());
    }
    void without_any_locks_training_and_preflight_refuse_alike() {
        const Fixture f(ENOSYS, ENOLCK);
        const auto training = f.train(few_steps);
        QCOMPARE(training.exit_code, 6);
        QVERIFY(contains(training.standard_error, "its file system has no locks"));
        QVERIFY(contains(training.standard_error, "--runs DIR"));
        const auto preflight = f.preflight();
        QCOMPARE(preflight.exit_code, 6);
        QVERIFY2(contains(preflight.standard_output, "its file system has no locks"),
                 preflight.standard_output.c_str());
        QVERIFY(!std::filesystem::exists(f.runs() / "small"));
    }
    void without_any_locks_the_status_of_an_ended_run_is_shown() {
        const Fixture f(ENOLCK, ENOLCK);
        {
            const test::ScopedVariable with_locks("LD_PRELOAD", "");
            QCOMPARE(f.train(few_steps).exit_code, 0);
        }
        const auto status = f.status();
        QVERIFY2(contains(status.standard_output, "done after 2 steps"),
                 status.standard_output.c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestFileLocks)

} // namespace tst_file_locks

#include "tst_file_locks.moc"
