#include "engine/session/ipc/run_server.h"

#include "engine/base/os/os_process.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/session/ipc/run_connection.h"
#include "engine/session/ipc/run_protocol.h"
#include "engine/session/ipc/run_socket.h"
#include "engine/train/metrics/event_json.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <chrono>
#include <future>
#include <thread>
#include <vector>

namespace formant {
namespace {

namespace asio = boost::asio;
using Protocol = asio::local::stream_protocol;

constexpr std::chrono::seconds close_timeout{2};
constexpr std::chrono::seconds accept_pause{1};

tl::unexpected<Error> cannot_listen(const Path& socket, const std::string& reason) {
    return fail(ErrorKind::disk,
                message(FORMANT_TR("session", "cannot create the socket {path} for "
                                              "following the run: {reason}"),
                        {{"path", socket.string()}, {"reason", reason}}));
}

} // namespace

/// State of the server's thread; other threads queue work with post().
class RunServer::Connections {
  public:
    explicit Connections(Path socket) : socket_(std::move(socket)) {}
    ~Connections() { stop(); }

    /// The socket gets its final name once it accepts connections: one that refuses them has no
    /// process any more.
    Result<void> open() {
        const Path unfinished = unfinished_socket_path(socket_);
        std::error_code refused;
        std::filesystem::remove(unfinished, refused); // left by a process that was killed
        boost::system::error_code failure;
        acceptor_.open(Protocol(), failure);
        if (!failure)
            acceptor_.bind(Protocol::endpoint(unfinished.string()), failure);
        if (!failure) // before it listens, so that no other user can connect
            std::filesystem::permissions(
                unfinished,
                std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, refused);
        if (!failure && !refused)
            acceptor_.listen(Protocol::acceptor::max_listen_connections, failure);
        if (!failure && !refused)
            std::filesystem::rename(unfinished, socket_, refused);
        if (failure || refused)
            return cannot_listen(socket_, failure ? failure.message() : refused.message());
        return {};
    }

    Result<void> serve(Run& run) {
        run_ = &run;
        accept();
        return start_thread([this] { io_.run(); }).map([this](std::thread started) {
            thread_ = std::move(started);
        });
    }

    template <class Work>
    void post(Work work) {
        asio::post(io_, std::move(work));
    }

    void broadcast(const std::string& lines, std::uint64_t metrics_bytes, bool is_state) {
        metrics_bytes_ = metrics_bytes;
        if (is_state)
            state_ = lines;
        for (const auto& client : clients_)
            client->write(lines);
        std::erase_if(clients_, [](const auto& client) { return !client->is_open(); });
    }

    /// Returns when no command can reach the run any more.
    void end_and_wait(const std::string& line) {
        if (!thread_.joinable())
            return;
        std::promise<void> ended;
        post([&] {
            end(line);
            ended.set_value();
        });
        ended.get_future().wait();
    }

  private:
    void end(const std::string& line) {
        run_ = nullptr;
        end_ = line;
        for (const auto& client : clients_)
            client->write(line);
    }

    void accept() {
        acceptor_.async_accept(
            [this](const boost::system::error_code& failure, Protocol::socket socket) {
                if (is_closing_)
                    return;
                if (failure)
                    return accept_later();
                const auto client = std::make_shared<RunConnection>(std::move(socket));
                if (clients_.size() < RunServer::max_clients)
                    add_client(client);
                else
                    turn_away(*client);
                accept();
            });
    }

    static void turn_away(RunConnection& client) {
        RunEnding ending;
        ending.error =
            Error{ErrorKind::usage,
                  message(FORMANT_TR("session", "{count} programs follow this run already, and no "
                                                "more can; close one of them"),
                          {{"count", std::to_string(RunServer::max_clients)}})};
        client.write(to_json_line(RunMessage(ending)));
        client.finish();
    }

    /// Tries again after a pause: the process may have no file descriptor to spare at the moment.
    void accept_later() {
        accept_timer_.expires_after(accept_pause);
        accept_timer_.async_wait([this](const boost::system::error_code&) {
            if (!is_closing_)
                accept();
        });
    }

    void add_client(const std::shared_ptr<RunConnection>& client) {
        client->write(to_json_line(RunMessage(RunGreeting{1, process_id(), metrics_bytes_})) +
                      state_ + end_);
        client->read([this, &connection = *client](
                         const std::string& line) { handle_line(line, connection); },
                     [this, closed = client.get()] { remove_client(closed); });
        clients_.push_back(client);
    }

    void remove_client(const RunConnection* closed) {
        std::erase_if(clients_, [closed](const auto& client) { return client.get() == closed; });
        if (clients_.empty() && is_closing_)
            io_.stop();
    }

    void handle_line(const std::string& line, RunConnection& client) {
        const auto command = parse_run_command(line);
        const Result<void> done = command.and_then(
            [this](const NumberedCommand& numbered) { return execute(numbered.command); });
        const std::int64_t number = command ? command->number : 0;
        if (number != 0 || !command)
            client.write(to_json_line(
                RunMessage(RunAnswer{number, done ? std::nullopt : std::optional(done.error())})));
    }

    Result<void> execute(const PostedCommand& command) {
        if (run_ == nullptr)
            return fail(ErrorKind::usage, message(FORMANT_TR("session", "the run has ended")));
        if (const auto* change = std::get_if<SettingsChange>(&command))
            return run_->change(change->settings);
        run_->post(std::get<TrainCommand>(command));
        return {};
    }

    void stop() {
        if (thread_.joinable()) {
            post([this] { close_clients(); });
            thread_.join();
        }
        std::error_code not_there;
        std::filesystem::remove(socket_, not_there);
    }

    void close_clients() {
        is_closing_ = true;
        boost::system::error_code ignored;
        acceptor_.close(ignored);
        accept_timer_.cancel();
        for (const auto& client : clients_)
            client->finish();
        close_timer_.expires_after(close_timeout);
        close_timer_.async_wait([this](const boost::system::error_code&) { io_.stop(); });
        if (clients_.empty())
            io_.stop();
    }

    Path socket_;
    asio::io_context io_;
    Protocol::acceptor acceptor_{io_};
    asio::steady_timer close_timer_{io_};
    asio::steady_timer accept_timer_{io_};
    std::vector<std::shared_ptr<RunConnection>> clients_;
    Run* run_ = nullptr;
    bool is_closing_ = false;
    std::uint64_t metrics_bytes_ = 0;
    std::string state_, end_; ///< the latest lines of their kind, for new clients
    std::thread thread_;
};

Result<std::unique_ptr<RunServer>> RunServer::open(const Path& socket, const Path& metrics,
                                                   TrainObserver& next) {
    auto connections = std::make_unique<Connections>(socket);
    return connections->open().map([&] {
        return std::unique_ptr<RunServer>(new RunServer(std::move(connections), metrics, next));
    });
}

RunServer::RunServer(std::unique_ptr<Connections> connections, Path metrics, TrainObserver& next)
    : connections_(std::move(connections)), metrics_(std::move(metrics)), next_(next) {}

RunServer::~RunServer() = default;

Result<void> RunServer::serve(Run& run) {
    return connections_->serve(run);
}

void RunServer::on_event(const TrainEvent& event) {
    next_.on_event(event);
    std::error_code not_there; // no records yet
    const auto size = std::filesystem::file_size(metrics_, not_there);
    connections_->post([this, lines = event_as_json_lines(event), size = not_there ? 0 : size,
                        is_state = std::holds_alternative<RunState>(event)] {
        connections_->broadcast(lines, size, is_state);
    });
}

void RunServer::end(const Result<void>& result) {
    RunEnding ending;
    if (!result)
        ending.error = result.error();
    connections_->end_and_wait(to_json_line(RunMessage(ending)));
}

} // namespace formant
