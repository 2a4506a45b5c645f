#pragma once

#include "engine/base/message.h"
#include "engine/hardware/hardware_sample.h"
#include "engine/train/setting_values.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace formant {

/// What a run says while it goes: plain immutable structs. Terminal, log file and window are
/// observers of one and the same stream.
using LossValues = std::vector<std::pair<std::string, double>>; ///< term, mean

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
    bool applied = true;   ///< false: the step gate skipped the update
    double step_ms = 0;
    double data_wait_ms = 0; ///< of step_ms, spent waiting for data
    double samples_per_s = 0;
    double seconds_left = 0;
    std::int64_t next_save = 0; ///< the step that saves the next checkpoint
    LossValues layer_norms; ///< gradient norm of each layer group, where train.debug asks for it
};

struct ValidationReport {
    std::int64_t step = 0;
    LossValues losses;
    double total = 0;
    bool best = false;
};

/// Something that people should know: what happened, why, and what was done.
struct Advice {
    std::int64_t step = 0;
    std::string id; ///< stable name: "non-finite-step", "loss-explosion", "rolled-back", ...
    Message what;
};

/// With which weights a sample was spoken: the moving averages (EMA), or those that are trained.
enum class SampleWeights { averaged, raw };

struct SampleReady {
    std::int64_t step = 0;
    std::string text;
    std::string file;
    SampleWeights weights = SampleWeights::averaged;
};

struct CheckpointSaved {
    std::int64_t step = 0;
    std::string file;
};

/// Settings that were changed while the run went.
struct SettingsChanged {
    std::int64_t step = 0; ///< the last with the old values
    SettingValues settings;
    bool replayed = false; ///< made again by a run that goes on from before it
    Message what;          ///< in words, with what is trained from now on
};

enum class RunPhase { preparing, training, paused, saving, done, stopped, failed };

/// Nothing follows it.
inline bool is_end(RunPhase phase) {
    return phase == RunPhase::done || phase == RunPhase::stopped || phase == RunPhase::failed;
}

struct RunState {
    RunPhase phase = RunPhase::preparing;
    std::int64_t step = 0;
    Message what; ///< one sentence: "reading 39 recordings", "resumed at step 40 from ..."
};

using TrainEvent = std::variant<RunState, StepReport, ValidationReport, Advice, SampleReady,
                                CheckpointSaved, HardwareSample, SettingsChanged>;

/// Called on the threads of a run, one at a time; must return quickly.
class TrainObserver {
  public:
    virtual ~TrainObserver() = default;
    virtual void on_event(const TrainEvent& event) = 0;
};

} // namespace formant
