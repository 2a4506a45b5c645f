#include "engine/session/ipc/stop_run.h"

#include "engine/base/os/os_file_lock.h"
#include "engine/session/ipc/run_connection.h"
#include "engine/session/ipc/run_protocol.h"
#include "engine/session/ipc/run_socket.h"
#include "engine/session/runs/run_folder.h"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <thread>

namespace formant {
namespace {

namespace asio = boost::asio;
using Protocol = asio::local::stream_protocol;

constexpr std::chrono::seconds stop_answer_timeout{10};
constexpr std::int64_t stop_number = 1;

/// Sends the command to stop once the server has proved to be the process that trains the run.
class StopRequest {
  public:
    explicit StopRequest(const ProcessIdentity& process) : process_(process) {}

    /// Returns true if the process has accepted the command.
    bool send(const Path& socket) {
        Protocol::socket connected(io_);
        boost::system::error_code failure;
        connected.connect(Protocol::endpoint(socket.string()), failure);
        if (failure)
            return false;
        connection_ = std::make_shared<RunConnection>(std::move(connected));
        connection_->read([this](const std::string& line) { handle_line(line); }, [] {});
        io_.run_for(stop_answer_timeout);
        connection_->close();
        return is_accepted_;
    }

  private:
    void handle_line(const std::string& line) {
        if (const auto received = parse_run_message(line))
            std::visit([this](const auto& message) { handle(message); }, *received);
    }
    void handle(const RunGreeting& greeting) {
        if (greeting.process == process_.pid)
            connection_->write(to_json_line(NumberedCommand{TrainCommand::stop, stop_number}));
        else
            connection_->close();
    }
    void handle(const RunAnswer& answer) {
        if (answer.number == stop_number)
            accept();
    }
    void handle(const RunEnding&) { accept(); }
    void accept() {
        is_accepted_ = true;
        connection_->close();
    }

    const ProcessIdentity& process_;
    asio::io_context io_;
    std::shared_ptr<RunConnection> connection_;
    bool is_accepted_ = false;
};

bool request_stop_over_socket(const RunStatus& status) {
    const auto socket = find_run_socket(status.folder);
    return socket && StopRequest(*status.process).send(*socket);
}

Result<void> request_stop(const RunStatus& status) {
    if (request_stop_over_socket(status) || request_process_stop(*status.process))
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session",
                           "the run {run} is trained by {process}, which cannot be reached from "
                           "here. Stop it on the computer and in the container where it is "
                           "trained: press Ctrl-C there, or run: formant stop {run}"),
                {{"run", status.folder}, {"process", process_text(*status.process)}}));
}

/// Refuses a status of a run that ended without saving: the steps since the newest checkpoint are
/// lost.
Result<RunStatus> check_saved(RunStatus status, ErrorKind kind) {
    if (!status.has_crashed() && status.phase != RunPhase::failed)
        return status;
    const MessageArgs args = {
        {"run", status.folder},
        {"step", std::to_string(status.step)},
        {"file", status.newest_checkpoint.empty() ? "none" : status.newest_checkpoint},
        {"reason", status.message}};
    if (status.phase != RunPhase::failed || status.message.empty())
        return fail(kind, message(FORMANT_TR("session", "{run} ended without saving at step "
                                                        "{step}; its newest checkpoint is {file}"),
                                  args));
    return fail(kind,
                message(FORMANT_TR("session", "{run} ended without saving at step {step}; its "
                                              "newest checkpoint is {file}. The reason: "
                                              "{reason}"),
                        args));
}

Result<void> wait_for_end(const RunStatus& status, double timeout_s) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(timeout_s);
    while (FileLock::holder(RunFolder::lock_file(status.folder)) == status.process) {
        if (std::chrono::steady_clock::now() > end)
            return fail(
                ErrorKind::internal,
                message(FORMANT_TR("session", "{process} was asked to stop but is still running; "
                                              "it may be in a long step"),
                        {{"process", process_text(*status.process)}}));
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return {};
}

} // namespace

Result<RunStatus> stop_run(const std::string& run, const std::string& runs_folder,
                           double timeout_s) {
    auto status = read_run_status(run, runs_folder);
    if (!status)
        return status;
    if (!status->process)
        return fail(ErrorKind::usage, message(FORMANT_TR("session", "{run} is not training"),
                                              {{"run", status->folder}}));
    return request_stop(*status)
        .and_then([&] { return wait_for_end(*status, timeout_s); })
        .and_then([&] { return read_run_status(run, runs_folder); })
        .and_then([&](RunStatus ended) {
            const bool was_waiting = status->phase == RunPhase::waiting;
            return check_saved(std::move(ended),
                               was_waiting ? ErrorKind::disk : ErrorKind::training);
        });
}

} // namespace formant
