#pragma once

#include "engine/base/os/os_file_lock.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/events.h"

#include <memory>
#include <optional>
#include <string>

namespace formant {

/// `runs/<name>/`: made, locked for one writer, its configuration saved.
class RunFolder {
  public:
    /// Locks first: ErrorKind::usage when another process writes this run. Once the run
    /// has a checkpoint its `config.yaml` stays as it is; where `config_yaml` differs, that goes to
    /// changes.jsonl.
    static Result<RunFolder> open(const Path& runs, const std::string& name,
                                  const std::string& config_yaml);

    /// From now on run.json names the socket on which others can follow the run; before it has said
    /// anything.
    Result<void> name_socket(const Path& socket);
    /// Into run.json, beside the process and the version. One that is neither done, stopped nor
    /// failed, and whose run nobody trains, tells that its process ended all of a sudden.
    Result<void> save_state(const RunState& state) const;

    /// Held by the process that writes the run.
    static Path lock_file(const Path& run) { return run / ".lock"; }
    static Path checkpoints_of(const Path& run) { return run / "checkpoints"; }
    static Path config_of(const Path& run) { return run / "config.yaml"; }
    static Path metrics_of(const Path& run) { return run / "metrics.jsonl"; }
    static Path state_of(const Path& run) { return run / "run.json"; }

    /// After a start that failed: removes the folder where open() has made it; a run that was there
    /// before says again how it ended.
    Result<void> take_back_start();

    const Path& path() const { return path_; }
    Path checkpoints() const { return checkpoints_of(path_); }
    Path metrics() const { return metrics_of(path_); }
    Path log() const { return path_ / "log.txt"; }
    Path samples(std::int64_t step) const;

  private:
    Path facts_file() const { return state_of(path_); }
    Result<void> begin_state();

    Path path_;
    bool is_new_ = false;                     ///< open() has made it
    std::optional<std::string> facts_before_; ///< run.json as it was then
    std::string socket_;                      ///< empty: none
    std::unique_ptr<FileLock> lock_;
};

} // namespace formant
