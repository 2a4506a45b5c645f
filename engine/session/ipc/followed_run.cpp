#include "engine/session/ipc/followed_run.h"

#include "engine/base/os/os_thread_start.h"
#include "engine/session/ipc/run_connection.h"
#include "engine/session/ipc/run_protocol.h"
#include "engine/session/ipc/run_socket.h"
#include "engine/session/ipc/vanished_run.h"
#include "engine/session/runs/run_history.h"
#include "engine/train/metrics/record_reader.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <atomic>
#include <chrono>
#include <future>
#include <map>
#include <thread>

namespace formant {
namespace {

namespace asio = boost::asio;
using Protocol = asio::local::stream_protocol;

constexpr int supported_schema = 1;
constexpr std::chrono::seconds answer_timeout{30};

/// Returns the event of a line; nothing where more lines are needed, or the record is unknown.
std::optional<TrainEvent> event_of(RecordReader& reader, const std::string& line) {
    switch (reader.read(line)) {
    case RecordKind::time:
        return reader.step;
    case RecordKind::validation:
        return reader.validation;
    case RecordKind::advice:
        return reader.advice;
    case RecordKind::hardware:
        return reader.hardware;
    case RecordKind::sample:
        return reader.sample;
    case RecordKind::checkpoint:
        return reader.checkpoint;
    case RecordKind::state:
        return reader.state;
    case RecordKind::settings:
        return reader.settings;
    case RecordKind::ranks:
        return reader.ranks;
    default:
        return std::nullopt;
    }
}

class FollowedRun : public Run {
  public:
    FollowedRun(const Path& folder, TrainObserver& observer)
        : folder_(folder), observer_(observer) {}
    ~FollowedRun() override {
        is_closing_ = true;
        asio::post(io_, [this] { close(); });
        if (thread_.joinable())
            thread_.join();
    }

    Result<void> connect(const Path& socket) {
        Protocol::socket connected(io_);
        boost::system::error_code failure;
        connected.connect(Protocol::endpoint(socket.string()), failure);
        if (failure)
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "cannot follow {run}: {socket}: {reason}"),
                                {{"run", folder_.string()},
                                 {"socket", socket.string()},
                                 {"reason", failure.message()}}));
        connection_ = std::make_shared<RunConnection>(std::move(connected));
        return start_thread([this] { work(); }).map([this](std::thread started) {
            thread_ = std::move(started);
        });
    }

    void post(TrainCommand command) override { send({command, 0}); }
    Result<void> change(const SettingValues& settings) override {
        auto answer = std::make_shared<std::promise<Result<void>>>();
        auto result = answer->get_future();
        asio::post(io_, [this, settings, answer] {
            pending_answers_[++last_number_] = answer;
            connection_->write(
                to_json_line(NumberedCommand{SettingsChange{settings}, last_number_}));
        });
        if (!wait_for(result))
            return fail(ErrorKind::internal,
                        message(FORMANT_TR("session", "the process that trains {run} does not "
                                                      "respond; it is unknown whether the settings "
                                                      "were changed"),
                                {{"run", folder_.string()}}));
        return result.get();
    }
    Result<void> wait() override {
        if (thread_.joinable())
            thread_.join();
        return end_.value_or(Result<void>());
    }
    bool finished() const override { return is_finished_; }
    std::string folder() const override { return folder_.string(); }
    bool is_followed() const override { return true; }

  private:
    /// Returns false after a timeout, or when the run has ended and cannot answer.
    bool wait_for(const std::future<Result<void>>& answer) const {
        constexpr std::chrono::milliseconds interval{50};
        const auto end = std::chrono::steady_clock::now() + answer_timeout;
        while (answer.wait_for(interval) != std::future_status::ready)
            if (is_finished_ || std::chrono::steady_clock::now() > end)
                return false;
        return true;
    }

    void send(const NumberedCommand& command) {
        asio::post(io_, [this, line = to_json_line(command)] { connection_->write(line); });
    }

    void work() {
        connection_->read([this](const std::string& line) { handle_line(line); }, [] {});
        io_.run(); // until the connection is closed
        if (!end_ && !is_closing_)
            end_as_vanished();
        is_finished_ = true;
    }

    void handle_line(const std::string& line) {
        if (const auto received = parse_run_message(line))
            std::visit([this](const auto& message) { handle(message); }, *received);
        else if (const auto event = event_of(reader_, line); event && !end_)
            observer_.on_event(*event);
    }

    void handle(const RunGreeting& greeting) {
        process_ = greeting.process;
        if (greeting.schema != supported_schema)
            return end_with(fail(
                ErrorKind::usage,
                message(FORMANT_TR("session", "process {pid}, which trains {run}, runs another "
                                              "version of formant; this one cannot follow it"),
                        {{"pid", std::to_string(process_)}, {"run", folder_.string()}})));
        const auto history = read_run_history(folder_, greeting.metrics_bytes);
        if (!history)
            return end_with(fail(history.error()));
        replay_history(*history, observer_);
    }

    void handle(const RunAnswer& answer) {
        const auto pending = pending_answers_.extract(answer.number);
        if (!pending.empty())
            pending.mapped()->set_value(answer.error ? Result<void>(fail(*answer.error))
                                                     : Result<void>());
    }

    void handle(const RunEnding& ending) {
        end_with(ending.error ? Result<void>(fail(*ending.error)) : Result<void>());
    }

    void end_with(const Result<void>& result) {
        end_ = result;
        close();
    }

    void close() {
        connection_->close();
        for (const auto& [number, pending] : pending_answers_)
            pending->set_value(
                fail(ErrorKind::usage, message(FORMANT_TR("session", "the run has ended"))));
        pending_answers_.clear();
    }

    /// Ends a run whose process could not send its last message.
    void end_as_vanished() {
        close();
        end_ = exit_status_of_vanished_run(folder_, process_);
        if (!*end_ && end_->error().kind == ErrorKind::internal)
            observer_.on_event(RunState{RunPhase::failed, reader_.at_step, end_->error().what});
    }

    Path folder_;
    TrainObserver& observer_;
    asio::io_context io_;
    std::shared_ptr<RunConnection> connection_;
    RecordReader reader_;
    std::map<std::int64_t, std::shared_ptr<std::promise<Result<void>>>> pending_answers_;
    std::int64_t last_number_ = 0;
    int process_ = 0;
    std::optional<Result<void>> end_;
    std::atomic<bool> is_closing_{false}, is_finished_{false};
    std::thread thread_;
};

} // namespace

Result<std::unique_ptr<Run>> follow_run(const Path& run_folder, TrainObserver& observer) {
    const auto socket = find_run_socket(run_folder);
    if (!socket)
        return fail(socket.error());
    auto run = std::make_unique<FollowedRun>(run_folder, observer);
    return run->connect(*socket).map([&]() -> std::unique_ptr<Run> { return std::move(run); });
}

} // namespace formant
