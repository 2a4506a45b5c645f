#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/runs/run.h"

#include <memory>

namespace formant {

/// Lets other processes follow a run and command it, through a socket of the owner alone: what
/// happens goes to everyone who is connected, as the lines of `--log-format json`, and commands
/// come in (run_protocol.h). All of it in a thread of its own, and bounded: who reads too slowly is
/// dropped, and the training waits for nobody.
class RunServer : public TrainObserver {
  public:
    /// `next` hears every event, too. ErrorKind::disk where the socket cannot be made.
    static Result<std::unique_ptr<RunServer>> open(const Path& socket, const Path& metrics,
                                                   TrainObserver& next);
    /// Tells what is left to those who take it within a moment.
    ~RunServer() override;

    /// Lets others in; their commands go to `run`, which outlives the server or end().
    void serve(Run& run);
    /// Called by a run when it has written its records of the event.
    void on_event(const TrainEvent& event) override;
    /// How the run ended; it gets no commands any more.
    void end(const Result<void>& how);

  private:
    class Connections;
    RunServer(std::unique_ptr<Connections> connections, Path metrics, TrainObserver& next);

    std::unique_ptr<Connections> connections_;
    Path metrics_;
    TrainObserver& next_;
};

} // namespace formant
