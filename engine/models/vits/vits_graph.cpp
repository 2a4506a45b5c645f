#include "engine/models/vits/vits_graph.h"

#include "engine/models/hifigan/generator_graph.h"
#include "engine/models/vits/coupling_flow_graph.h"
#include "engine/models/vits/durations_graph.h"
#include "engine/models/vits/text_encoder_graph.h"
#include "engine/models/vits/vits_generator.h"

#include <optional>

namespace formant::vits {
namespace {

using onnx::ElementType;
using onnx::Parameters;
using onnx::Value;

struct Inputs {
    Value tokens, lengths;
    Value noise_scale, length_scale, noise_scale_w; ///< [1] each
    std::optional<Value> speaker;                   ///< [B, gin_channels, 1]
};

class VitsGraph {
  public:
    VitsGraph(onnx::GraphBuilder& builder, const VitsConfig& config, const NamedTensors& weights,
              const GraphOptions& options)
        : config_(config), options_(options), builder_(builder),
          generator_(builder, onnx::with_folded_norms(weights), options.half) {}

    Value build() {
        const Inputs inputs = make_inputs();
        const Value* speaker = inputs.speaker ? &*inputs.speaker : nullptr;
        const Value time = length_of(inputs.tokens, 1);
        const Value mask = onnx::frame_mask(inputs.lengths, time);
        const EncodedTextGraph text =
            text_encoder_graph(inputs.tokens, mask, time, generator_["enc_p"], config_);
        const Value durations = rounded_durations(text.hidden, mask, speaker, inputs);
        const Value frames = clamp_min(sum(durations, {1}, false), 1);
        const Value frame_count = max(frames, {0});
        const Value frame_mask = onnx::frame_mask(frames, frame_count);
        const Value z_p = draw_prior(text.prior, durations, frame_count, inputs);
        const Value z = from_prior_graph(z_p, frame_mask, speaker, generator_["flow"], config_);
        return hifigan::generator_graph(z * frame_mask, generator_["dec"], config_.decoder,
                                        speaker);
    }

  private:
    Inputs make_inputs() {
        const Value tokens = builder_.input("input", ElementType::int64, {"batch", "phonemes"});
        const Value lengths = builder_.input("input_lengths", ElementType::int64, {"batch"});
        const Value scales = builder_.input("scales", ElementType::float32, {std::int64_t{3}});
        const std::vector<Value> parts = split(scales, 0, 3, 1);
        Inputs inputs{tokens, lengths, parts[0], parts[1], parts[2], {}};
        if (generator_["emb_g"].has("weight"))
            inputs.speaker =
                unsqueeze(gather(generator_["emb_g"]("weight"), speaker_ids(lengths), 0), 2);
        return inputs;
    }

    /// Players give no speaker to a voice of one.
    Value speaker_ids(const Value& lengths) {
        return generator_["emb_g"].tensor("weight").size(0) > 1
                   ? builder_.input("sid", ElementType::int64, {"batch"})
                   : lengths * 0;
    }

    Value noise(const std::string& name, std::int64_t channels, const Value& batch,
                const Value& time) {
        if (options_.given_noise)
            return builder_.input(name, ElementType::float32, {"batch", channels, name + "_time"});
        return normal(onnx::concat({batch, onnx::numbers(builder_, {channels}), time}, 0));
    }

    /// Returns the frames of each token, int64 [B, L].
    Value rounded_durations(const Value& hidden, const Value& mask, const Value* speaker,
                            const Inputs& inputs) {
        const Value batch = length_of(hidden, 0), time = length_of(hidden, 2);
        const Value logarithm =
            config_.use_sdp
                ? stochastic_durations_graph(
                      hidden, noise("noise_duration", 2, batch, time) * inputs.noise_scale_w, mask,
                      speaker, generator_["dp"], config_)
                : durations_graph(hidden, mask, speaker, generator_["dp"]);
        const Value frames = apply("Ceil", apply("Exp", logarithm) * mask * inputs.length_scale);
        return cast(squeeze(clamp_max(frames, max_token_frames), 1), ElementType::int64);
    }

    /// Gives each frame the prior of its token, and draws from it [B, inter_channels, T].
    Value draw_prior(const Value& prior, const Value& durations, const Value& frame_count,
                     const Inputs& inputs) {
        const Value ends = unsqueeze(cumsum(durations, 1), 2),
                    begins = ends - unsqueeze(durations, 2);
        const Value frame = range(frame_count);
        const Value path =
            cast(frame < ends, ElementType::float32) - cast(frame < begins, ElementType::float32);
        const std::vector<Value> parts = split(matmul(prior, path), 1, 2, config_.inter_channels);
        const Value draw =
            noise("noise_prior", config_.inter_channels, length_of(prior, 0), frame_count);
        return parts[0] + draw * apply("Exp", parts[1]) * inputs.noise_scale;
    }

    VitsConfig config_;
    GraphOptions options_;
    onnx::GraphBuilder& builder_;
    Parameters generator_;
};

} // namespace

Value vits_graph(onnx::GraphBuilder& builder, const VitsConfig& config, const NamedTensors& weights,
                 const GraphOptions& options) {
    return VitsGraph(builder, config, weights, options).build();
}

} // namespace formant::vits
