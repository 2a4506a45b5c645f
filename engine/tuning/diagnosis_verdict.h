#pragma once

#include "engine/base/message.h"
#include "engine/tuning/diagnosis_facts.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The resource that limits training speed.
enum class Bottleneck {
    data,    ///< loading batches
    storage, ///< reading recordings from disk
    launch,  ///< launch overhead, because batches are too small
    compute,
    throttle,     ///< reduced clocks of the device
    communication ///< sums over several ranks
};

const char* name_of(Bottleneck bottleneck); ///< "data-bound", ...

/// The change of settings that would help most.
struct SuggestedChange {
    std::vector<std::string> settings; ///< "train.batch_size=16", ...
    double gain = 0;                   ///< estimated gain in samples per second: 0.5 is 50 %
    Message why;
};

struct SpeedVerdict {
    Bottleneck bottleneck = Bottleneck::compute;
    std::optional<Stage> stage; ///< the slowest stage
    Message what;               ///< one sentence
    std::optional<SuggestedChange> change;
};

/// Finds the bottleneck from the measured times. Pure. Checks in this order: preprocessing of the
/// recordings, waiting for data, throttling, waiting for other ranks, an update that takes longer
/// than the model, batches that are too small for the device; else the model itself is the
/// bottleneck.
SpeedVerdict verdict_on(const DiagnosisFacts& facts);

} // namespace formant
