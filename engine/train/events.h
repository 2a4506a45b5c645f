#pragma once

#include "engine/base/message.h"
#include "engine/hardware/hardware_sample.h"
#include "engine/train/setting_values.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace formant {

using LossValues = std::vector<std::pair<std::string, double>>; ///< term, mean

/// Reports a training step. The events of a run are plain immutable structs; terminal, log files
/// and window observe the same stream.
struct StepReport {
    std::int64_t step = 0; ///< 1 is the first
    std::int64_t max_steps = 0;
    std::int64_t epoch = 0;
    LossValues losses; ///< unweighted
    double total = 0;  ///< weighted sum
    double learning_rate = 0;
    double grad_norm = 0;  ///< before clipping; of several phases the largest
    LossValues grad_norms; ///< of each phase, where a step has several
    double loss_scale = 1; ///< of fp16; 1 where nothing is scaled
    bool applied = true;   ///< false: the update was skipped
    double step_ms = 0;
    double data_wait_ms = 0; ///< of step_ms, spent waiting for data
    double samples_per_s = 0;
    double seconds_left = 0;
    std::int64_t next_save = 0; ///< the step that saves the next checkpoint
    LossValues layer_norms; ///< gradient norm of each layer group, with train.debug: layer_norms
};

struct ValidationReport {
    std::int64_t step = 0;
    LossValues losses;
    double total = 0;
    bool best = false;
};

/// A notice to the user: what happened, why, and what was done.
struct Advice {
    std::int64_t step = 0;
    std::string id; ///< stable name: "non-finite-step", "loss-explosion", "rolled-back", ...
    Message what;
};

/// The weights that a sample was synthesized with: the EMA, or the raw weights under training.
enum class SampleWeights { ema, raw };

struct SampleReady {
    std::int64_t step = 0;
    std::string text;
    std::string file;
    SampleWeights weights = SampleWeights::ema;
};

struct CheckpointSaved {
    std::int64_t step = 0;
    std::string file;
};

/// The parts of a step of one of several ranks, in milliseconds.
struct RankTimes {
    double data_ms = 0;    ///< waiting for its batch
    double compute_ms = 0; ///< neither waiting for its batch nor for other ranks
    double wait_ms = 0;    ///< waiting for other ranks and for the network
};

/// What one of several ranks does in each step.
struct RankReport {
    std::string host;
    std::int64_t samples = 0; ///< of each global batch
    RankTimes times{};
    std::optional<GpuSample> gpu{}; ///< of a rank other than 0 that trains on one
};

/// Reports on all ranks of a run, with means over some of the steps since the last report.
struct RanksReport {
    std::int64_t step = 0;         ///< the last of these steps
    std::vector<RankReport> ranks; ///< in rank order
};

/// Reports settings that were changed during the run.
struct SettingsChanged {
    std::int64_t step = 0; ///< the last with the old values
    SettingValues settings;
    bool replayed = false; ///< reapplied by a run that resumed from an earlier step
    Message what;          ///< the change, with the layers that are trained from now on
};

/// A waiting run has no disk space to save; it continues by itself once there is some.
enum class RunPhase { preparing, training, paused, waiting, saving, done, stopped, failed };

/// Returns true for the final phases of a run.
inline bool is_final(RunPhase phase) {
    return phase == RunPhase::done || phase == RunPhase::stopped || phase == RunPhase::failed;
}

struct RunState {
    RunPhase phase = RunPhase::preparing;
    std::int64_t step = 0;
    Message what; ///< one sentence: "reading 39 recordings", "resumed at step 40 from ..."
};

using TrainEvent = std::variant<RunState, StepReport, ValidationReport, Advice, SampleReady,
                                CheckpointSaved, HardwareSample, SettingsChanged, RanksReport>;

/// Receives the events of a run. The run's threads call it, one at a time; it must return quickly.
class TrainObserver {
  public:
    virtual ~TrainObserver() = default;
    virtual void on_event(const TrainEvent& event) = 0;
};

} // namespace formant
