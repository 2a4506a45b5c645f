#include "engine/session/ipc/run_connection.h"

#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <istream>
#include <utility>

namespace formant {

using Failure = boost::system::error_code;

RunConnection::RunConnection(Socket socket) : socket_(std::move(socket)) {}

void RunConnection::read(OnLine on_line, std::function<void()> on_end) {
    on_line_ = std::move(on_line);
    on_end_ = std::move(on_end);
    read_next();
}

void RunConnection::read_next() {
    boost::asio::async_read_until(socket_, incoming_, '\n',
                                  [self = shared_from_this()](const Failure& failure, std::size_t) {
                                      if (failure) {
                                          self->close();
                                          return self->on_end_();
                                      }
                                      std::istream bytes(&self->incoming_);
                                      std::string line;
                                      std::getline(bytes, line);
                                      self->on_line_(std::move(line));
                                      self->read_next();
                                  });
}

void RunConnection::write(std::string lines) {
    if (!is_open() || is_finishing_)
        return;
    pending_bytes_ += lines.size();
    if (pending_bytes_ > max_pending_bytes)
        return close();
    outgoing_.push_back(std::move(lines));
    if (outgoing_.size() == 1)
        write_next();
}

void RunConnection::write_next() {
    boost::asio::async_write(socket_, boost::asio::buffer(outgoing_.front()),
                             [self = shared_from_this()](const Failure& failure, std::size_t) {
                                 if (failure)
                                     return self->close();
                                 self->pending_bytes_ -= self->outgoing_.front().size();
                                 self->outgoing_.pop_front();
                                 if (!self->outgoing_.empty())
                                     self->write_next();
                                 else if (self->is_finishing_)
                                     self->close();
                             });
}

void RunConnection::finish() {
    is_finishing_ = true;
    if (outgoing_.empty())
        close();
}

/// Pending operations end with an error.
void RunConnection::close() {
    Failure ignored; // the connection is closed in any case
    socket_.shutdown(Socket::shutdown_both, ignored);
    socket_.close(ignored);
}

} // namespace formant
