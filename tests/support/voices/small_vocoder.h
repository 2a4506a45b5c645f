#pragma once

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/session/config/run_config.h"
#include "tests/support/voices/small_gan.h"

#include <ATen/ATen.h>

#include <string>
#include <vector>

namespace formant::test {

/// Returns an untrained vocoder's checkpoint as a run saves it, for the mels of the small voice.
inline StateTree small_vocoder_checkpoint(const std::vector<std::string>& settings = {}) {
    const RunConfig config = load_run_config("", small_hifigan(settings)).value();
    at::manual_seed(5);
    const Model model = create_model(config.voice.model, config.voice.audio, 2, {}).value();
    StateTree state;
    state["format"] = checkpoint_format;
    state["config"] = run_config_yaml(config);
    state["symbols"] = StateTree::List{"<padding>", " "};
    state["state_dict"] = save_weights(*model.trainable);
    state["ema"] = save_weights(*model.trainable);
    return state;
}

} // namespace formant::test
