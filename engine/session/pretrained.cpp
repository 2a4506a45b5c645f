#include "engine/session/pretrained.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Result<void> check_model_name(const Path& file, const StateTree& state, const std::string& model) {
    const auto saved = state.get<std::string>("model");
    if (!saved || *saved == model)
        return {};
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("session", "{file} (train.pretrained_path) holds a model "
                                              "'{saved}', and model.name is '{model}'"),
                        {{"file", file.string()}, {"saved", *saved}, {"model", model}}));
}

Result<StateTree::Map> weights_in(const StateTree& state) {
    if (state.contains("ema"))
        return averaged_weights(state);
    return find_weights(state).map([](const NamedTensors& tensors) {
        StateTree::Map weights;
        for (const auto& [name, tensor] : tensors)
            weights.emplace(name, tensor);
        return weights;
    });
}

} // namespace

Result<Pretrained> read_pretrained(const Path& file, const std::string& model) {
    const auto state = read_whole_checkpoint(file);
    if (!state)
        return fail(state.error());
    if (auto fits = check_model_name(file, *state, model); !fits)
        return fail(fits.error());
    auto weights = weights_in(*state);
    if (!weights)
        return fail(weights.error());
    Pretrained pretrained;
    pretrained.weights = std::move(*weights);
    if (state->contains("symbols")) {
        auto symbols = symbols_of(*state);
        if (!symbols)
            return fail(symbols.error());
        pretrained.symbols = std::move(*symbols);
    }
    return speakers_of(*state).map([&](SpeakerTable speakers) {
        pretrained.speakers = std::move(speakers);
        return std::move(pretrained);
    });
}

} // namespace formant
