#include "tests/engine/models/reference/compare_dvae.h"

#include "engine/models/dvae/dvae_network.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/reference/compare_tokens.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant::test {
namespace {

dvae::DvaeSize size_of(const nlohmann::json& config) {
    const nlohmann::json& codec = config.at("reference_constants").at("dvae");
    return {.n_mels = codec.at("channels"),
            .codes = codec.at("num_tokens"),
            .code_width = codec.at("codebook_dim"),
            .hidden_width = codec.at("hidden_dim"),
            .blocks = codec.at("num_resnet_blocks")};
}

/// A mask without padding.
FrameMask all_frames(const at::Tensor& mel) {
    return {at::full({mel.size(0)}, mel.size(2), at::kLong), mel.size(2)};
}

void compare_codec_training(Comparison& comparison, dvae::DvaeNetwork& codec, const at::Tensor& mel,
                            const StateTree& values, const Path& file) {
    const FrameMask mask = all_frames(mel);
    const at::Tensor encoded = codec.encode(mel, mask);
    const dvae::Quantized quantized = codec.quantizer().quantize(encoded);
    const at::Tensor decoded = codec.decode(quantized.vectors, dvae::real_codes(mask));
    const at::Tensor reconstruction = (decoded - mel).square().mean();
    const at::Tensor commitment = quantized.commitment.sum() / static_cast<double>(encoded.numel());
    const StateTree& expected = child_of(values, "training");
    comparison.relative("codec: reconstruction", reconstruction,
                        tensor_in(expected, "reconstruction"));
    comparison.relative("codec: commitment", commitment, tensor_in(expected, "commitment"));
    (reconstruction + commitment).backward();
    compare_recorded_gradients(comparison, codec, file);
}

} // namespace

void compare_dvae(Comparison& comparison, const Path& folder, const nlohmann::json& config,
                  at::ScalarType precision) {
    dvae::DvaeNetwork codec(size_of(config));
    StateTree::Map weights = read_values(folder / "dvae.pth", at::kFloat).map();
    std::erase_if(weights, [](const auto& entry) { // counts of how often a code is used
        return entry.first.starts_with("discrete_loss.");
    });
    const auto loaded = load_weights(codec, weights);
    comparison.holds("codec: loaded", loaded.has_value());
    if (!loaded) {
        fmt::print("{}\n", to_english(loaded.error().what));
        return;
    }
    codec.to(precision);
    const StateTree values = read_values(folder / "codec.pt", precision);
    const at::Tensor mel = tensor_in(values, "mel");
    {
        const at::NoGradGuard no_gradients;
        const FrameMask mask = all_frames(mel);
        comparison.relative("codec: encoded", codec.encode(mel, mask),
                            tensor_in(values, "encoded"));
        const at::Tensor codes = codec.codes_of(mel, mask);
        comparison.equal("codec: codes", codes, tensor_in(values, "codes"));
        const at::Tensor vectors = codec.quantizer().vectors_of(codes);
        comparison.relative("codec: decoded", codec.decode(vectors, dvae::real_codes(mask)),
                            tensor_in(values, "decoded"));
    }
    const std::int64_t whole = mel.size(2) / 4 * 4;
    compare_codec_training(comparison, codec, mel.narrow(2, 0, whole), values, folder / "codec.pt");
}

} // namespace formant::test
