#include "engine/base/atomic_file.h"
#include "engine/session/ipc/run_protocol.h"
#include "engine/session/ipc/run_server.h"
#include "tests/support/recorder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <boost/asio.hpp>

#include <istream>
#include <mutex>

using namespace formant;

namespace tst_run_server {

/// Run that records the commands it receives.
class CommandRecorder : public Run {
  public:
    void post(TrainCommand command) override {
        const std::lock_guard lock(mutex_);
        posted_.push_back(command);
    }
    Result<void> change(const SettingValues& settings) override {
        const std::lock_guard lock(mutex_);
        if (settings.at(0).first == "train.seed")
            return fail(ErrorKind::usage, message(FORMANT_TR("t", "not while it runs")));
        changed_.push_back(settings);
        return {};
    }
    Result<void> wait() override { return {}; }
    bool finished() const override { return false; }
    std::string folder() const override { return ""; }

    std::vector<TrainCommand> posted() const {
        const std::lock_guard lock(mutex_);
        return posted_;
    }
    std::vector<SettingValues> changed() const {
        const std::lock_guard lock(mutex_);
        return changed_;
    }

  private:
    mutable std::mutex mutex_;
    std::vector<TrainCommand> posted_;
    std::vector<SettingValues> changed_;
};

struct Served {
    test::TemporaryFolder folder;
    test::Recorder recorder;
    CommandRecorder run;
    std::unique_ptr<RunServer> server =
        RunServer::open(folder / "socket", folder / "metrics.jsonl", recorder).value();
    Served() { test::throw_on_error(server->serve(run)); }

    std::string socket() const { return (folder / "socket").string(); }
};

/// Client that reads lines.
struct Client {
    boost::asio::io_context io;
    boost::asio::local::stream_protocol::socket socket{io};
    boost::asio::streambuf incoming;

    explicit Client(const Served& served) { socket.connect(served.socket()); }
    std::string line() {
        boost::asio::read_until(socket, incoming, '\n');
        std::istream bytes(&incoming);
        std::string line;
        std::getline(bytes, line);
        return line;
    }
    RunGreeting greeting() { return std::get<RunGreeting>(parse_run_message(line()).value()); }
    void write(const std::string& line) { boost::asio::write(socket, boost::asio::buffer(line)); }
};

StepReport step(std::int64_t number) {
    StepReport report;
    report.step = number;
    return report;
}

bool starts_with(const std::string& text, const std::string& beginning) {
    return text.starts_with(beginning);
}

class TestRunServer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_new_client_receives_the_state_and_all_later_events() {
        Served served;
        test::throw_on_error(write_file_atomically(served.folder / "metrics.jsonl", "12345"));
        served.server->on_event(RunState{RunPhase::training, 4, {}});
        Client client(served);
        const RunGreeting greeting = client.greeting();
        QCOMPARE(greeting.process, static_cast<int>(QCoreApplication::applicationPid()));
        QCOMPARE(greeting.metrics_bytes, std::uint64_t{5});
        QVERIFY(starts_with(client.line(), "{\"type\":\"state\""));
        served.server->on_event(step(5));
        QVERIFY(starts_with(client.line(), "{\"type\":\"train\",\"step\":5"));
        QVERIFY(starts_with(client.line(), "{\"type\":\"time\",\"step\":5"));
        QCOMPARE(served.recorder.events.size(), std::size_t{2});
    }
    void commands_reach_the_run_and_changes_are_answered() {
        Served served;
        Client client(served);
        client.greeting();
        client.write("{\"command\":\"pause\"}\n");
        QTRY_COMPARE(served.run.posted(), std::vector<TrainCommand>{TrainCommand::pause});
        const SettingsChange good{{{"train.patience", "3"}}}, bad{{{"train.seed", "3"}}};
        client.write(to_json_line(NumberedCommand{good, 1}) +
                     to_json_line(NumberedCommand{bad, 2}));
        QVERIFY(!std::get<RunAnswer>(*parse_run_message(client.line())).error);
        const auto refused = std::get<RunAnswer>(*parse_run_message(client.line()));
        QCOMPARE(to_english(refused.error->what), std::string("not while it runs"));
        QCOMPARE(served.run.changed(), std::vector<SettingValues>{good.settings});
    }
    void an_invalid_line_is_answered_with_an_error_and_ignored() {
        Served served;
        Client client(served);
        client.greeting();
        client.write("dance\n");
        QVERIFY(std::get<RunAnswer>(*parse_run_message(client.line())).error);
        client.write("{\"command\":\"stop\"}\n");
        QTRY_COMPARE(served.run.posted(), std::vector<TrainCommand>{TrainCommand::stop});
    }
    void the_end_is_also_sent_to_clients_that_connect_later() {
        Served served;
        Client early(served);
        early.greeting();
        served.server->end(
            fail(ErrorKind::interrupted, message(FORMANT_TR("t", "saved at step 7"))));
        const auto end = std::get<RunEnding>(*parse_run_message(early.line()));
        QCOMPARE(end.error->kind, ErrorKind::interrupted);
        Client late(served);
        late.greeting();
        QVERIFY(std::get<RunEnding>(*parse_run_message(late.line())).error);
        late.write("{\"command\":\"stop\",\"number\":1}\n");
        QVERIFY(std::get<RunAnswer>(*parse_run_message(late.line())).error);
    }
    void only_the_owner_can_open_the_socket_and_the_server_removes_it() {
        using std::filesystem::perms;
        Served served;
        const auto status = std::filesystem::status(served.folder / "socket");
        QVERIFY(status.permissions() == (perms::owner_read | perms::owner_write));
        served.server.reset();
        QVERIFY(!std::filesystem::exists(served.folder / "socket"));
    }
    void a_stale_socket_of_a_killed_process_is_replaced() {
        const test::TemporaryFolder folder;
        test::throw_on_error(write_file_atomically(folder / "socket", ""));
        test::Recorder recorder;
        QVERIFY(RunServer::open(folder / "socket", folder / "m", recorder));
        QCOMPARE(RunServer::open("/proc/no/socket", folder / "m", recorder).error().kind,
                 ErrorKind::disk);
    }
    void too_many_clients_are_told_so_and_can_connect_later() {
        Served served;
        std::vector<std::unique_ptr<Client>> clients;
        for (std::size_t i = 0; i < RunServer::max_clients; ++i) {
            clients.push_back(std::make_unique<Client>(served));
            clients.back()->greeting();
        }
        Client another(served);
        const auto told = std::get<RunEnding>(*parse_run_message(another.line()));
        QCOMPARE(told.error->kind, ErrorKind::usage);
        QVERIFY_EXCEPTION_THROWN(another.line(), boost::system::system_error);
        clients.clear();
        const auto is_greeted = [&] {
            try {
                return Client(served).greeting().process > 0;
            } catch (const boost::system::system_error&) {
                return false;
            }
        };
        QTRY_VERIFY(is_greeted());
    }
    void a_value_that_is_nested_deeply_is_no_command_and_harms_nobody() {
        Served served;
        Client client(served);
        client.greeting();
        constexpr int depth = 1'000'000;
        client.write(R"({"command":"change","number":1,"settings":{"train.patience":)" +
                     std::string(depth, '[') + std::string(depth, ']') + "}}\n");
        QVERIFY(std::get<RunAnswer>(*parse_run_message(client.line())).error);
        client.write("{\"command\":\"stop\"}\n");
        QTRY_COMPARE(served.run.posted(), std::vector<TrainCommand>{TrainCommand::stop});
    }
    void a_slow_client_is_disconnected_and_blocks_nobody() {
        Served served;
        Client slow(served), other(served);
        other.greeting();
        const Advice advice{1, "long", {"", std::string(1 << 20, 'x'), {}, -1}};
        for (int i = 0; i < 40; ++i) {
            served.server->on_event(advice);
            QVERIFY(starts_with(other.line(), "{\"type\":\"advice\""));
        }
        QElapsedTimer timer;
        timer.start();
        served.server.reset(); // does not wait for the slow client either
        QVERIFY(timer.elapsed() < 10'000);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunServer)

} // namespace tst_run_server

#include "tst_run_server.moc"
