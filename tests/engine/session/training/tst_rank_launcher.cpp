#include "engine/session/training/rank_launcher.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <thread>

using namespace formant;

namespace tst_rank_launcher {

/// Ranks that are shell scripts; each start adds a line with RANK to the file `starts`.
struct Scripts {
    test::TemporaryFolder folder;

    Path starts() const { return folder / "starts"; }
    LaunchRequest request(const std::string& script, std::int64_t max_restarts = 0) const {
        // The options that a restart adds become arguments of the script.
        const std::string all = fmt::format("echo $RANK >> {}; {}", starts().string(), script);
        return {"/bin/sh", {"-c", all, "rank"}, 2, {}, max_restarts};
    }
    int run(const std::string& script, std::int64_t max_restarts = 0) const {
        return RankLauncher(request(script, max_restarts)).run().value();
    }
    std::vector<std::string> lines_of(const Path& file) const {
        std::ifstream stream(file);
        std::vector<std::string> lines;
        for (std::string line; std::getline(stream, line);)
            lines.push_back(line);
        return lines;
    }
};

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
        QCOMPARE(f.run(end.toStdString(), 2), code);
        QCOMPARE(f.lines_of(f.starts()).size(), static_cast<std::size_t>(2 * starts));
    }
    void the_code_of_a_rank_that_failed_is_returned() {
        const Scripts f;
        QCOMPARE(f.run("exit $((RANK * 3))"), 3);
    }
    void a_restart_resumes_the_newest_checkpoint() {
        const Scripts f;
        const Path arguments = f.folder / "arguments";
        f.run(fmt::format("echo \"$@\" >> {}; exit 4", arguments.string()), 1);
        const auto lines = f.lines_of(arguments);
        QCOMPARE(lines.size(), std::size_t{4});
        QCOMPARE(lines.back(), std::string("--resume auto"));
    }
    void a_stop_reaches_rank_0_and_prevents_a_restart() {
        const Scripts f;
        // As early as it can be: the script does not wait for signals yet.
        RankLauncher launcher(f.request("[ $RANK = 1 ] || exec python3 -c 'import signal, time; "
                                        "time.sleep(0.5); signal.sigwait({signal.SIGTERM}); "
                                        "exit(1)'",
                                        5));
        launcher.request_stop();
        QCOMPARE(launcher.run().value(), 1);
        QCOMPARE(f.lines_of(f.starts()).size(), std::size_t{2});
    }
    void a_save_request_reaches_rank_0_alone() {
        const Scripts f;
        const Path saved = f.folder / "saved";
        RankLauncher launcher(f.request(
            fmt::format("exec python3 -c 'import os, signal; rank = os.environ[\"RANK\"]\n"
                        "signal.sigtimedwait({{signal.SIGUSR1}}, 60 if rank == \"0\" else 2) "
                        "and open(\"{}\", \"a\").write(rank)'",
                        saved.string())));
        launcher.request_save();
        QCOMPARE(launcher.run().value(), 0);
        QCOMPARE(f.lines_of(saved), std::vector<std::string>{"0"});
    }
    void ranks_know_each_other_and_share_the_processors() {
        qunsetenv("OMP_NUM_THREADS");
        const Scripts f;
        const Path reported = f.folder / "reported";
        f.run(fmt::format("echo $WORLD_SIZE $MASTER_ADDR $((MASTER_PORT > 0)) "
                          "$((OMP_NUM_THREADS > 0)) >> {}",
                          reported.string()));
        QCOMPARE(f.lines_of(reported), std::vector<std::string>(2, "2 127.0.0.1 1 1"));
    }
    void each_rank_gets_its_own_device() {
        const Scripts f;
        const Path reported = f.folder / "reported";
        LaunchRequest request =
            f.request(fmt::format("echo $RANK on $FORMANT_RANK_DEVICE >> {}", reported.string()));
        request.devices = {"0", "3"};
        QCOMPARE(RankLauncher(request).run().value(), 0);
        std::vector<std::string> lines = f.lines_of(reported);
        std::ranges::sort(lines);
        QCOMPARE(lines, (std::vector<std::string>{"0 on 0", "1 on 3"}));
    }
    void ranks_of_another_launcher_start_none() {
        qputenv("RANK", "1");
        qputenv("WORLD_SIZE", "2");
        qputenv("LOCAL_RANK", "1");
        qputenv("MASTER_ADDR", "127.0.0.1");
        qputenv("MASTER_PORT", "29500");
        const Scripts f;
        const auto code = RankLauncher(f.request("exit 0")).run();
        for (const char* name : {"RANK", "WORLD_SIZE", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"})
            qunsetenv(name);
        QCOMPARE(code.error().kind, ErrorKind::usage);
        QVERIFY(test::contains(to_english(code.error().what), "torchrun"));
    }
    void a_rank_that_is_killed_when_nothing_is_left_to_do_is_no_failure() {
        const Scripts f;
        LaunchRequest request = f.request("[ $RANK = 0 ] || kill -9 $$", /*max_restarts=*/1);
        request.is_complete = [] { return true; };
        QCOMPARE(RankLauncher(request).run().value(), 0);
        QCOMPARE(f.lines_of(f.starts()).size(), std::size_t{2}); // of one start
    }
    void an_error_of_a_complete_run_remains_one() {
        const Scripts f;
        LaunchRequest request = f.request("exit 2");
        request.is_complete = [] { return true; };
        QCOMPARE(RankLauncher(request).run().value(), 2);
    }
    void ranks_that_wait_for_a_lost_one_are_stopped_and_start_again() {
        // Rank 0 waits until it is asked to stop, as at the start of a run.
        const std::string meet = "[ $RANK = 1 ] && kill -9 $$; exec python3 -c 'import signal; "
                                 "signal.sigwait({signal.SIGTERM}); exit(130)'";
        const Scripts f;
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(f.run(meet, /*max_restarts=*/1), 137); // not that of the stop
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(f.lines_of(f.starts()).size(), std::size_t{4});
    }
};

FORMANT_TEST(TestRankLauncher)

} // namespace tst_rank_launcher

#include "tst_rank_launcher.moc"
