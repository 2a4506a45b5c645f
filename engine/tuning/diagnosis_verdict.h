#pragma once

#include "engine/base/message.h"
#include "engine/tuning/diagnosis_facts.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What a training's speed is bound by.
enum class Bottleneck {
    data,    ///< making the batches
    storage, ///< reading their recordings
    launch,  ///< starting operations on batches that are too small
    compute,
    throttle ///< the device slows itself down
};

const char* name_of(Bottleneck bottleneck); ///< "data-bound", ...

/// The change that would help most.
struct SuggestedChange {
    std::vector<std::string> settings; ///< "train.batch_size=16", ...
    double gain = 0; ///< more samples a second, by the measured times: 0.5 is half
    Message why;
};

struct SpeedVerdict {
    Bottleneck bottleneck = Bottleneck::compute;
    std::optional<Stage> stage; ///< the one that takes the time
    Message what;               ///< one sentence
    std::optional<SuggestedChange> change;
};

/// Pure: by the measured times alone. First what holds up the whole training, making recordings
/// ready; then a step's waiting, throttling, an update that takes longer than the model, batches
/// too small for the device; else the model itself.
SpeedVerdict verdict_on(const DiagnosisFacts& facts);

} // namespace formant
