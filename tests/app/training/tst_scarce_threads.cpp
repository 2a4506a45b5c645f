#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_scarce_threads {

using test::contains;

/// A process that cannot start more threads than the limit.
struct Fixture : test::TrainingProcess {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable computing{"OMP_NUM_THREADS", "1"}; // OpenMP ends the program itself
    test::ScopedVariable preload{"LD_PRELOAD", FORMANT_SCARCE_THREADS};
    test::ScopedVariable limit;
    explicit Fixture(int threads) : limit("FORMANT_MAX_THREADS", std::to_string(threads)) {}
};

class TestScarceThreads : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The limit is reached in another constructor each time.
    void a_thread_that_cannot_start_is_an_error_and_never_a_crash() {
        int failures = 0;
        for (int threads = 0; threads < 24; ++threads) {
            const Fixture f(threads);
            const auto output =
                f.train({"--set", "train.max_steps=2", "--set", "data.num_workers=8"});
            if (output.exit_code == 0)
                break;
            ++failures;
            QVERIFY2(output.exit_code == 4, output.standard_error.c_str());
            QVERIFY2(contains(output.standard_error, "cannot start another thread"),
                     output.standard_error.c_str());
            QVERIFY2(contains(output.standard_error, "ulimit -u"), output.standard_error.c_str());
        }
        QVERIFY(failures > 8);
    }
    void commands_without_threads_of_their_own_still_work() {
        const Fixture f(0);
        const auto output = test::run_program(FORMANT_PROGRAM, {"config", "help", "train.seed"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
    void doctor_reports_it_too() {
        const Fixture f(1);
        const auto output = test::run_program(
            FORMANT_PROGRAM, {"doctor", f.folder.path().string(), "--workers", "4"});
        QVERIFY2(output.exit_code == 4, output.standard_error.c_str());
        QVERIFY(contains(output.standard_error, "cannot start another thread"));
    }
};

FORMANT_TEST(TestScarceThreads)

} // namespace tst_scarce_threads

#include "tst_scarce_threads.moc"
