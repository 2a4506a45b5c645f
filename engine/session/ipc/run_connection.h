#pragma once

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/streambuf.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace formant {

/// Line-based connection over the socket of a run. All calls and callbacks happen in the thread of
/// its io_context; the connection is alive while it reads.
class RunConnection : public std::enable_shared_from_this<RunConnection> {
  public:
    using Socket = boost::asio::local::stream_protocol::socket;
    using OnLine = std::function<void(std::string line)>;

    /// Bytes that may wait to be sent; beyond that, the reader is too slow and is disconnected.
    static constexpr std::size_t max_pending_bytes = 16U << 20;

    explicit RunConnection(Socket socket);

    /// Passes each received line, without its end, to `on_line`; calls `on_end` at the end.
    void read(OnLine on_line, std::function<void()> on_end);
    /// Queues lines for sending; never blocks.
    void write(std::string lines);
    /// Closes once everything is sent.
    void finish();
    void close();
    bool is_open() const { return socket_.is_open(); }

  private:
    void read_next();
    void write_next();

    static constexpr std::size_t max_line_bytes = 4U << 20;

    Socket socket_;
    boost::asio::streambuf incoming_{max_line_bytes};
    std::deque<std::string> outgoing_; ///< the first is being written
    std::size_t pending_bytes_ = 0;
    bool is_finishing_ = false;
    OnLine on_line_;
    std::function<void()> on_end_;
};

} // namespace formant
