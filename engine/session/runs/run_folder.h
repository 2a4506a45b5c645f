#pragma once

#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_open_folder.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/events.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace formant {

/// The folder of a run, `runs/NAME/`, locked for one writer.
class RunFolder {
  public:
    /// Creates the folder if it does not exist, and locks it. ErrorKind::usage if another process
    /// is training this run; ErrorKind::disk if the folder cannot be created or locked.
    static Result<RunFolder> open(const Path& runs, const std::string& name);

    /// Records that a run starts here with this configuration, in config.yaml and run.json. Once
    /// the run has a checkpoint, config.yaml keeps its first configuration, and a different one is
    /// appended to changes.jsonl. `unnamed_file` is the configuration file that the run belongs to
    /// if that names no run (RequestedConfig); run.json keeps it for all later starts.
    Result<void> record_start(const std::string& config_yaml, const std::string& unnamed_file = "");
    /// Adds the socket on which other processes can follow the run to run.json. Called before the
    /// run reports its first state.
    Result<void> record_socket(const Path& socket);
    /// Writes the state to run.json, with the process and the version, also after the folder was
    /// renamed or on a full disk. A state that is not final, in a folder that no process has
    /// locked, shows that the training process was killed.
    Result<void> save_state(const RunState& state) const;

    /// Returns the lock file that the training process holds.
    static Path lock_file(const Path& run) { return run / ".lock"; }
    /// Returns the folder of the run that a checkpoint belongs to if it lies in a run:
    /// runs/NAME/checkpoints/step_N.pt.
    static Path of_checkpoint(const Path& checkpoint);
    static Path checkpoints_of(const Path& run) { return run / "checkpoints"; }
    static Path config_of(const Path& run) { return run / "config.yaml"; }
    static Path changes_of(const Path& run) { return run / "changes.jsonl"; }
    static Path metrics_of(const Path& run) { return run / "metrics.jsonl"; }
    static Path state_of(const Path& run) { return run / "run.json"; }
    static constexpr std::uint64_t max_state_bytes = 1 << 20;
    /// Returns the `unnamed_file` of record_start(); empty if there is none.
    static std::string unnamed_config_of(const Path& run);

    /// Undoes a start that failed: removes the folder if open() created it, and otherwise restores
    /// the files that record_start() has changed.
    Result<void> undo_start();

    const Path& path() const { return path_; }
    Path checkpoints() const { return checkpoints_of(path_); }
    Path metrics() const { return metrics_of(path_); }
    Path log() const { return path_ / "log.txt"; }
    Path samples(std::int64_t step) const;

  private:
    Result<void> create() const;
    void remove_leftovers() const;
    void remember_files();
    Result<void> restore_files() const;
    Path state_file() const { return state_of(path_); }

    Path path_;
    bool is_new_ = false; ///< created by open()
    /// Contents before record_start(); nothing: the file did not exist.
    std::map<Path, std::optional<std::string>> previous_files_;
    std::string socket_;       ///< empty: none
    std::string unnamed_file_; ///< empty: the configuration names the run
    std::unique_ptr<FileLock> lock_;
    std::unique_ptr<OpenFolder> open_folder_;
};

} // namespace formant
