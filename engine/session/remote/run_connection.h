#pragma once

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/streambuf.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace formant {

/// One end of a run's socket, read and written in lines. All of it happens in the thread of its
/// io_context; it lives as long as it reads.
class RunConnection : public std::enable_shared_from_this<RunConnection> {
  public:
    using Socket = boost::asio::local::stream_protocol::socket;
    using OnLine = std::function<void(std::string line)>;

    /// So much waits for a reader at most; then it counts as gone.
    static constexpr std::size_t most_waiting_bytes = 16U << 20;

    explicit RunConnection(Socket socket);

    /// Hands on every line as it comes, without its end, until there are none any more.
    void read(OnLine on_line, std::function<void()> on_end);
    /// Never waits.
    void write(std::string lines);
    /// Closes when everything is written.
    void finish();
    void close();
    bool is_open() const { return socket_.is_open(); }

  private:
    void read_on();
    void write_on();

    static constexpr std::size_t longest_line = 4U << 20;

    Socket socket_;
    boost::asio::streambuf incoming_{longest_line};
    std::deque<std::string> outgoing_; ///< the first is being written
    std::size_t waiting_bytes_ = 0;
    bool finishing_ = false;
    OnLine on_line_;
    std::function<void()> on_end_;
};

} // namespace formant
