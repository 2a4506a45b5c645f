#include "engine/session/training/rank_launcher.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <fstream>
#include <thread>

using namespace formant;

namespace {

/// Ranks that are shell scripts; each start adds a line with RANK to the file `starts`.
struct Scripts {
    test::TemporaryFolder folder;

    Path starts() const { return folder / "starts"; }
    Result<std::unique_ptr<RankLauncher>> launch(const std::string& script,
                                                 std::int64_t max_restarts = 0) const {
        // The options that a restart adds become arguments of the script.
        const std::string all = fmt::format("echo $RANK >> {}; {}", starts().string(), script);
        return RankLauncher::start({"/bin/sh", {"-c", all, "rank"}, 2, max_restarts});
    }
    std::vector<std::string> lines_of(const Path& file) const {
        std::ifstream stream(file);
        std::vector<std::string> lines;
        for (std::string line; std::getline(stream, line);)
            lines.push_back(line);
        return lines;
    }
    bool have_started() const {
        return QTest::qWaitFor([&] { return lines_of(starts()).size() >= 2; }, 20'000);
    }
};

} // namespace

class TestRankLauncher : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void only_failures_that_may_not_repeat_restart_data() {
        QTest::addColumn<QString>("end");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("starts");
        QTest::newRow("success") << "exit 0" << 0 << 1;
        for (const int code : {2, 3, 5, 6, 7, 130, 131})
            QTest::addRow("code %d", code) << QString("exit %1").arg(code) << code << 1;
        for (const int code : {1, 4})
            QTest::addRow("code %d", code) << QString("exit %1").arg(code) << code << 3;
        QTest::newRow("killed") << "kill -9 $$" << 137 << 3;
    }
    void only_failures_that_may_not_repeat_restart() {
        QFETCH(const QString, end);
        QFETCH(const int, code);
        QFETCH(const int, starts);
        const Scripts f;
        QCOMPARE(f.launch(end.toStdString(), 2).value()->wait(), code);
        QCOMPARE(f.lines_of(f.starts()).size(), static_cast<std::size_t>(2 * starts));
    }
    void the_code_of_a_rank_that_failed_is_returned() {
        const Scripts f;
        QCOMPARE(f.launch("exit $((RANK * 3))").value()->wait(), 3);
    }
    void a_restart_resumes_the_newest_checkpoint() {
        const Scripts f;
        const Path arguments = f.folder / "arguments";
        f.launch(fmt::format("echo \"$@\" >> {}; exit 4", arguments.string()), 1).value()->wait();
        const auto lines = f.lines_of(arguments);
        QCOMPARE(lines.size(), std::size_t{4});
        QCOMPARE(lines.back(), std::string("--resume auto"));
    }
    void a_stop_reaches_rank_0_and_prevents_a_restart() {
        const Scripts f;
        const std::string script = "trap 'exit 1' TERM; if [ $RANK = 0 ]; then "
                                   "while true; do sleep 0.1; done; fi";
        const auto launcher = f.launch(script, 5).value();
        QVERIFY(f.have_started());
        std::thread stopper([&] { launcher->request_stop(); });
        QCOMPARE(launcher->wait(), 1);
        stopper.join();
        QCOMPARE(f.lines_of(f.starts()).size(), std::size_t{2});
    }
    void a_save_request_reaches_rank_0_alone() {
        const Scripts f;
        const Path saved = f.folder / "saved";
        const std::string script =
            fmt::format("trap 'echo $RANK >> {}' USR1; n=0; "
                        "while [ ! -e {} ] && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done",
                        saved.string(), saved.string());
        const auto launcher = f.launch(script).value();
        QVERIFY(f.have_started());
        QTest::qSleep(300); // until the traps are set
        launcher->request_save();
        QCOMPARE(launcher->wait(), 0);
        QCOMPARE(f.lines_of(saved), std::vector<std::string>{"0"});
    }
    void ranks_know_each_other_and_share_the_processors() {
        qunsetenv("OMP_NUM_THREADS");
        const Scripts f;
        const Path told = f.folder / "told";
        f.launch(fmt::format("echo $WORLD_SIZE $MASTER_ADDR $((MASTER_PORT > 0)) "
                             "$((OMP_NUM_THREADS > 0)) >> {}",
                             told.string()))
            .value()
            ->wait();
        QCOMPARE(f.lines_of(told), std::vector<std::string>(2, "2 127.0.0.1 1 1"));
    }
    void ranks_of_another_launcher_start_none() {
        qputenv("RANK", "1");
        qputenv("WORLD_SIZE", "2");
        qputenv("LOCAL_RANK", "1");
        qputenv("MASTER_ADDR", "127.0.0.1");
        qputenv("MASTER_PORT", "29500");
        const Scripts f;
        const auto launcher = f.launch("exit 0");
        for (const char* name : {"RANK", "WORLD_SIZE", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"})
            qunsetenv(name);
        QCOMPARE(launcher.error().kind, ErrorKind::usage);
        QVERIFY(test::contains(to_english(launcher.error().what), "torchrun"));
    }
};

FORMANT_TEST(TestRankLauncher)
#include "tst_rank_launcher.moc"
