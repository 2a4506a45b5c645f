#include "tests/engine/models/reference/compare_xtts_decoder.h"

#include "engine/models/model_weights.h"
#include "engine/models/upstream_names.h"
#include "engine/models/xtts/hifi_decoder.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant::test {
namespace {

/// The speaker is computed from a spectrum that upstream computes in float32.
constexpr double spectrum_bound = 1e-4;

xtts::HifiDecoderSize size_of(const nlohmann::json& config) {
    const nlohmann::json& constants = config.at("reference_constants");
    const nlohmann::json& speaker = constants.at("speaker_encoder");
    return {.latent_width = config.at("model_args").at("decoder_input_dim"),
            .initial_channels = constants.at("hifigan_upsample_initial_channel"),
            .speaker = {.channels = speaker.at("num_filters"),
                        .blocks = speaker.at("layers"),
                        .width = speaker.at("proj_dim")}};
}

} // namespace

void compare_xtts_decoder(Comparison& comparison, const Path& folder, const nlohmann::json& config,
                          const StateTree::Map& weights, at::ScalarType precision) {
    const at::NoGradGuard no_gradients;
    xtts::HifiDecoder decoder(size_of(config));
    const auto loaded = load_weights(decoder, renamed(weights, with_legacy_norm_names));
    comparison.holds("decoder: loaded", loaded.has_value());
    if (!loaded) {
        fmt::print("{}\n", to_english(loaded.error().what));
        return;
    }
    decoder.to(precision);
    decoder.eval();
    const StateTree values = read_values(folder / "decoder.pt", precision);
    const at::Tensor hidden = tensor_in(values, "latents").unsqueeze(0);
    comparison.relative("decoder: upsampled", xtts::HifiDecoder::upsampled(hidden)[0],
                        tensor_in(child_of(values, "stages"), "upsampled"));
    comparison.relative("decoder: audio",
                        decoder.forward(hidden, tensor_in(values, "speaker_embedding")),
                        tensor_in(values, "audio"));
    const StateTree speaker =
        child_of(read_values(folder / "conditioning.pt", precision), "float64");
    comparison.rounded(spectrum_bound, "decoder: speaker",
                       decoder.speaker_encoder().forward(tensor_in(speaker, "audio_16k")),
                       tensor_in(speaker, "speaker"));
}

} // namespace formant::test
