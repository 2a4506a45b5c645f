#include "engine/base/atomic_file.h"
#include "engine/session/ipc/run_server.h"
#include "engine/session/ipc/run_socket.h"
#include "engine/session/ipc/stop_run.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/processes/running_process.h"
#include "tests/support/recorder.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <fstream>
#include <mutex>
#include <thread>

using namespace formant;

namespace tst_stop_run {

using test::contains;

/// Run that ends, as far as other processes see, when it is asked to stop.
class StoppableRun : public Run {
  public:
    explicit StoppableRun(std::optional<RunFolder>* folder) : folder_(folder) {}
    void post(TrainCommand command) override {
        const std::lock_guard lock(mutex_);
        posted_.push_back(command);
        if (folder_ == nullptr)
            return;
        test::throw_on_error((*folder_)->save_state({RunPhase::stopped, 2, {}}));
        folder_->reset();
    }
    Result<void> change(const SettingValues&) override { return {}; }
    Result<void> wait() override { return {}; }
    bool finished() const override { return false; }
    std::string folder() const override { return ""; }
    std::vector<TrainCommand> posted() const {
        const std::lock_guard lock(mutex_);
        return posted_;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<RunFolder>* folder_;
    std::vector<TrainCommand> posted_;
};

struct Runs {
    test::TemporaryFolder folder;
    test::ScopedVariable sockets{"XDG_RUNTIME_DIR", (folder / "user").string()};
    Runs() { QVERIFY(start().has_value()); }

    Result<RunFolder> start() const {
        return test::start_in_folder(folder.path(), "voice", "version: 1\n");
    }
    Result<RunStatus> stop(double timeout_s = 5) const {
        return stop_run("voice", folder.path().string(), timeout_s);
    }
    Path lock() const { return folder / "voice/.lock"; }
    /// Locks the run in another process, which does not listen, and names `named` in the lock file.
    std::unique_ptr<test::RunningProcess> hold(const std::string& named = "") const {
        auto holder = std::make_unique<test::RunningProcess>("import fcntl, sys, time\n"
                                                             "file = open(sys.argv[1], 'a')\n"
                                                             "fcntl.flock(file, fcntl.LOCK_EX)\n"
                                                             "print('held', flush=True)\n"
                                                             "time.sleep(600)\n",
                                                             lock().string());
        const std::string own = process_identity_lines(holder->identity());
        std::ofstream(lock()) << (named.empty() ? own : named);
        return holder;
    }
};

/// A run of this process that other processes can follow.
struct ServedRun : Runs {
    test::Recorder recorder;
    std::optional<RunFolder> open = std::move(start().value());
    StoppableRun run;
    std::unique_ptr<RunServer> server;
    explicit ServedRun(bool stops) : run(stops ? &open : nullptr) {
        const Path socket = choose_socket_path(open->path()).value();
        server = RunServer::open(socket, open->metrics(), recorder).value();
        test::throw_on_error(open->record_socket(socket));
        server->serve(run);
    }
};

std::string text_of(const Result<RunStatus>& stopped) {
    return stopped ? "" : to_english(stopped.error().what);
}

class TestStopRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_is_asked_over_its_socket() {
        const ServedRun served(/*stops=*/true);
        const auto stopped = served.stop();
        QVERIFY2(stopped.has_value(), text_of(stopped).c_str());
        QVERIFY(stopped->phase == RunPhase::stopped);
        QCOMPARE(served.run.posted().size(), std::size_t{1});
    }
    void a_process_that_does_not_stop_in_time_is_an_error() {
        const ServedRun served(/*stops=*/false);
        QCOMPARE(served.stop(0.3).error().kind, ErrorKind::internal);
        QCOMPARE(served.stop(0.3).error().kind, ErrorKind::internal); // can be asked again
        QVERIFY(served.run.posted().front() == TrainCommand::stop);
    }
    void a_run_that_is_not_training_cannot_be_stopped() {
        const Runs runs;
        QCOMPARE(runs.stop().error().kind, ErrorKind::usage);
    }
    void a_process_without_a_socket_gets_a_signal() {
        const Runs runs;
        const auto window = runs.hold();
        const auto stopped = runs.stop();
        QVERIFY(!window->is_alive());
        QVERIFY2(contains(text_of(stopped), "ended without saving"), text_of(stopped).c_str());
    }
    void a_process_of_a_container_is_named_and_its_number_never_used() {
        const Runs runs;
        test::RunningProcess stranger;
        ProcessIdentity process = stranger.identity();
        process.container = "pid:[1]";
        process.host = "box";
        const auto holder = runs.hold(process_identity_lines(process));
        const auto stopped = runs.stop();
        QCOMPARE(stopped.error().kind, ErrorKind::usage);
        QVERIFY2(contains(text_of(stopped), "in the container box"), text_of(stopped).c_str());
        QVERIFY(stranger.is_alive());
    }
    void a_lock_file_with_only_a_number_gives_no_signal() {
        const Runs runs;
        test::RunningProcess stranger;
        const auto holder = runs.hold(std::to_string(stranger.pid()) + "\n");
        QCOMPARE(runs.stop().error().kind, ErrorKind::usage);
        QVERIFY(stranger.is_alive());
    }
    void the_socket_of_another_process_is_not_used() {
        const ServedRun served(/*stops=*/true);
        ProcessIdentity other = own_process_identity();
        other.pid += 1;
        other.start = "1"; // no process, also not one that has started together with this one
        std::ofstream(served.lock()) << process_identity_lines(other);
        QCOMPARE(served.stop().error().kind, ErrorKind::usage);
        QVERIFY(served.run.posted().empty());
    }
    void sockets_of_killed_processes_are_removed() {
        const Runs runs;
        const auto first = choose_socket_path(runs.folder / "voice");
        const std::string dead = first->string();
        const std::string old = (first->parent_path() / "4711.sock").string();
        const std::string foreign = (first->parent_path() / "00000000-1.sock").string();
        const test::RunningProcess other("import socket, sys\n"
                                         "for path in sys.argv[1].split():\n"
                                         "    socket.socket(socket.AF_UNIX).bind(path)\n"
                                         "print('bound', flush=True)\n",
                                         dead + " " + old + " " + foreign);
        QVERIFY(std::filesystem::exists(dead));
        const auto next = choose_socket_path(runs.folder / "voice");
        QVERIFY(!std::filesystem::exists(dead) && !std::filesystem::exists(old));
        QVERIFY(std::filesystem::exists(foreign)); // of another computer
        QVERIFY(next != first);
    }
    void living_sockets_remain() {
        const ServedRun living(/*stops=*/true);
        QVERIFY(choose_socket_path(living.open->path()).has_value());
        const auto stopped = living.stop();
        QVERIFY2(stopped.has_value(), text_of(stopped).c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestStopRun)

} // namespace tst_stop_run

#include "tst_stop_run.moc"
