#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/runs/run.h"

#include <cstddef>
#include <memory>

namespace formant {

/// Server through which other processes follow and control a run, over a socket that only the owner
/// can open. Sends all events to the connected clients, as lines of `--log-format json`, and
/// receives commands (run_protocol.h). Works in a separate thread and never blocks the training: a
/// client that reads too slowly is disconnected.
class RunServer : public TrainObserver {
  public:
    /// Clients at a time; more would take the file descriptors that the run saves with.
    /// Another one gets an error.
    static constexpr std::size_t max_clients = 32;

    /// Creates the socket. `next` receives every event, too. ErrorKind::disk where the socket
    /// cannot be created.
    static Result<std::unique_ptr<RunServer>> open(const Path& socket, const Path& metrics,
                                                   TrainObserver& next);
    /// Gives the clients up to 2 s to receive the pending lines.
    ~RunServer() override;

    /// Accepts clients and passes their commands to `run`, which must live until end() or until the
    /// server is destroyed. Fails if no thread can be started.
    Result<void> serve(Run& run);
    /// Called by a run after it has written the records of the event.
    void on_event(const TrainEvent& event) override;
    /// Reports to the clients how the run ended; no command reaches the run afterwards.
    void end(const Result<void>& result);

  private:
    class Connections;
    RunServer(std::unique_ptr<Connections> connections, Path metrics, TrainObserver& next);

    std::unique_ptr<Connections> connections_;
    Path metrics_;
    TrainObserver& next_;
};

} // namespace formant
