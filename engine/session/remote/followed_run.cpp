#include "engine/session/remote/followed_run.h"

#include "engine/session/remote/lost_run.h"
#include "engine/session/remote/run_connection.h"
#include "engine/session/remote/run_protocol.h"
#include "engine/session/remote/run_socket.h"
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

constexpr int known_schema = 1;
constexpr std::chrono::seconds longest_answer{30};

/// The event that a line tells; nothing where it takes another line, or is not known.
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
    default:
        return std::nullopt;
    }
}

class FollowedRun : public Run {
  public:
    FollowedRun(const Path& folder, TrainObserver& observer)
        : folder_(folder), observer_(observer) {}
    ~FollowedRun() override {
        leaving_ = true;
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
        thread_ = std::thread([this] { work(); });
        return {};
    }

    void post(TrainCommand command) override { send({command, 0}); }
    Result<void> change(const SettingValues& settings) override {
        auto answer = std::make_shared<std::promise<Result<void>>>();
        auto answered = answer->get_future();
        asio::post(io_, [this, settings, answer] {
            answers_[++last_number_] = answer;
            connection_->write(line_of(NumberedCommand{SettingsChange{settings}, last_number_}));
        });
        if (!comes(answered))
            return fail(ErrorKind::internal,
                        message(FORMANT_TR("session", "the process that trains {run} does not "
                                                      "answer; whether the settings change is not "
                                                      "known"),
                                {{"run", folder_.string()}}));
        return answered.get();
    }
    Result<void> wait() override {
        if (thread_.joinable())
            thread_.join();
        return end_.value_or(Result<void>());
    }
    bool finished() const override { return finished_; }
    std::string folder() const override { return folder_.string(); }
    bool is_followed() const override { return true; }

  private:
    /// Nobody answers any more when the run is over.
    bool comes(const std::future<Result<void>>& answer) const {
        constexpr std::chrono::milliseconds patience{50};
        const auto end = std::chrono::steady_clock::now() + longest_answer;
        while (answer.wait_for(patience) != std::future_status::ready)
            if (finished_ || std::chrono::steady_clock::now() > end)
                return false;
        return true;
    }

    void send(const NumberedCommand& command) {
        asio::post(io_, [this, line = line_of(command)] { connection_->write(line); });
    }

    void work() {
        connection_->read([this](const std::string& line) { take(line); }, [] {});
        io_.run(); // until the connection is closed
        if (!end_ && !leaving_)
            end_as_lost();
        finished_ = true;
    }

    void take(const std::string& line) {
        if (const auto word = word_of_line(line))
            std::visit([this](const auto& said) { heed(said); }, *word);
        else if (const auto event = event_of(reader_, line); event && !end_)
            observer_.on_event(*event);
    }

    void heed(const RunGreeting& greeting) {
        process_ = greeting.process;
        if (greeting.schema != known_schema)
            return end_with(fail(
                ErrorKind::usage,
                message(FORMANT_TR("session", "process {pid}, which trains {run}, is of another "
                                              "version of formant; this one cannot follow it"),
                        {{"pid", std::to_string(process_)}, {"run", folder_.string()}})));
        const auto history = read_run_history(folder_, greeting.metrics_bytes);
        if (!history)
            return end_with(fail(history.error()));
        tell(*history, observer_);
    }

    void heed(const RunAnswer& answer) {
        const auto asked = answers_.extract(answer.number);
        if (!asked.empty())
            asked.mapped()->set_value(answer.error ? Result<void>(fail(*answer.error))
                                                   : Result<void>());
    }

    void heed(const RunEnding& ending) {
        end_with(ending.error ? Result<void>(fail(*ending.error)) : Result<void>());
    }

    void end_with(const Result<void>& how) {
        end_ = how;
        close();
    }

    void close() {
        connection_->close();
        for (const auto& [number, asked] : answers_)
            asked->set_value(
                fail(ErrorKind::usage, message(FORMANT_TR("session", "the run has ended"))));
        answers_.clear();
    }

    /// What ends a run is the last that it says; this one could not.
    void end_as_lost() {
        close();
        end_ = end_of_lost_run(folder_, process_);
        if (!*end_ && end_->error().kind == ErrorKind::internal)
            observer_.on_event(RunState{RunPhase::failed, reader_.at_step, end_->error().what});
    }

    Path folder_;
    TrainObserver& observer_;
    asio::io_context io_;
    std::shared_ptr<RunConnection> connection_;
    RecordReader reader_;
    std::map<std::int64_t, std::shared_ptr<std::promise<Result<void>>>> answers_; ///< awaited
    std::int64_t last_number_ = 0;
    int process_ = 0;
    std::optional<Result<void>> end_;
    std::atomic<bool> leaving_{false}, finished_{false};
    std::thread thread_;
};

} // namespace

Result<std::unique_ptr<Run>> follow_run(const Path& run_folder, TrainObserver& observer) {
    const auto socket = socket_of_run(run_folder);
    if (!socket)
        return fail(socket.error());
    auto run = std::make_unique<FollowedRun>(run_folder, observer);
    return run->connect(*socket).map([&]() -> std::unique_ptr<Run> { return std::move(run); });
}

} // namespace formant
