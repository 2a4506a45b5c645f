#include "engine/base/atomic_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_standard_streams {

using test::contains;

/// The program, started by a shell.
struct Fixture : test::TrainingProcess {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};

    static test::ProcessOutput shell(const std::string& line) {
        return test::run_program("/bin/sh", {"-c", line}, 200);
    }
    std::string training() const {
        return std::string(FORMANT_PROGRAM) + " --headless --gpu cpu --set train.max_steps=3" +
               " --config '" + config().string() + "' --runs '" + runs().string() + "'";
    }
};

class TestStandardStreams : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void closed_streams_write_into_no_file_data() {
        QTest::addColumn<QString>("redirections");
        for (const char* each : {"2>&-", ">&-", "<&-", "<&- >&- 2>&-"})
            QTest::newRow(each) << each;
    }
    void closed_streams_write_into_no_file() {
        QFETCH(const QString, redirections);
        const Fixture f;
        const auto output = f.shell(f.training() + " " + redirections.toStdString());
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        std::ifstream lines(f.runs() / "small" / "metrics.jsonl");
        for (std::string line; std::getline(lines, line);)
            QVERIFY2(line.starts_with('{'), line.c_str());
        const std::string lock = read_file(f.runs() / "small" / ".lock").value();
        QVERIFY2(!contains(lock, "step"), lock.c_str());
    }
    void output_that_cannot_be_written_is_an_error_data() {
        QTest::addColumn<QString>("command");
        for (const char* each :
             {"--help", "--version", "hardware", "config help", "config reference", "config show",
              "doctor FOLDER", "config check FOLDER/config.yaml"})
            QTest::newRow(each) << each;
    }
    void output_that_cannot_be_written_is_an_error() {
        QFETCH(const QString, command);
        const Fixture f;
        const std::string arguments =
            QString(command).replace("FOLDER", f.folder.path().c_str()).toStdString();
        const auto output =
            Fixture::shell(std::string(FORMANT_PROGRAM) + " " + arguments + " > /dev/full");
        QVERIFY2(output.exit_code == 6, output.standard_error.c_str());
        QVERIFY2(contains(output.standard_error, "cannot write standard output: No space left"),
                 output.standard_error.c_str());
    }
    void a_reader_that_has_read_enough_is_no_error() {
        const auto output =
            Fixture::shell(std::string(FORMANT_PROGRAM) + " config reference | head -1");
        QCOMPARE(output.standard_error, std::string());
    }
    void events_that_cannot_be_written_do_not_stop_a_training() {
        const Fixture f;
        const auto output = Fixture::shell(f.training() + " --log-format json > /dev/full");
        QCOMPARE(output.exit_code, 6);
        QVERIFY(std::filesystem::exists(f.runs() / "small/checkpoints/final_ema.pt"));
    }
};

FORMANT_TEST(TestStandardStreams)

} // namespace tst_standard_streams

#include "tst_standard_streams.moc"
