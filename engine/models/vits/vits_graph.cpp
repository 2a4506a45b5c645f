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

class VitsGraph {
  public:
    VitsGraph(const onnx::SpeechInputs& inputs, const VitsConfig& config,
              const NamedTensors& weights, const GraphOptions& options)
        : config_(config), options_(options), inputs_(inputs), builder_(inputs.tokens.builder()),
          generator_(builder_, onnx::with_folded_norms(weights), options.half),
          speaker_(speaker_vectors()) {}

    Value build() {
        const Value* speaker = speaker_ ? &*speaker_ : nullptr;
        const Value time = length_of(inputs_.tokens, 1);
        const Value mask = onnx::frame_mask(inputs_.lengths, time);
        const EncodedTextGraph text =
            text_encoder_graph(inputs_.tokens, mask, time, generator_["enc_p"], config_);
        const Value durations = rounded_durations(text.hidden, mask, speaker);
        const Value frames = clamp_min(sum(durations, {1}, false), 1);
        const Value frame_count = max(frames, {0});
        const Value frame_mask = onnx::frame_mask(frames, frame_count);
        const Value z_p = draw_prior(text.prior, durations, frame_count);
        const Value z = from_prior_graph(z_p, frame_mask, speaker, generator_["flow"], config_);
        return hifigan::generator_graph(z * frame_mask, generator_["dec"], config_.decoder,
                                        speaker);
    }

  private:
    /// Returns the speaker embeddings [B, gin_channels, 1]; nothing without any.
    std::optional<Value> speaker_vectors() {
        if (!generator_["emb_g"].has("weight"))
            return std::nullopt;
        const Value speakers = inputs_.speakers ? *inputs_.speakers : inputs_.lengths * 0;
        return unsqueeze(gather(generator_["emb_g"]("weight"), speakers, 0), 2);
    }

    Value noise(const std::string& draw, std::int64_t channels, const Value& batch,
                const Value& time) {
        if (options_.given_noise)
            return builder_.input("noise_" + draw, ElementType::float32,
                                  {"batch", channels, draw + "_time"});
        return normal(onnx::concat({batch, onnx::numbers(builder_, {channels}), time}, 0), draw);
    }

    /// Returns the frames of each token, int64 [B, L].
    Value rounded_durations(const Value& hidden, const Value& mask, const Value* speaker) {
        const Value batch = length_of(hidden, 0), time = length_of(hidden, 2);
        const Value logarithm =
            config_.use_sdp ? stochastic_durations_graph(hidden,
                                                         noise("duration", 2, batch, time) *
                                                             inputs_.duration_noise_scale.value(),
                                                         mask, speaker, generator_["dp"], config_)
                            : durations_graph(hidden, mask, speaker, generator_["dp"]);
        const Value frames = apply("Ceil", apply("Exp", logarithm) * mask * inputs_.length_scale);
        return cast(squeeze(clamp_max(frames, max_token_frames), 1), ElementType::int64);
    }

    /// Gives each frame the prior of its token, and draws from it [B, inter_channels, T].
    Value draw_prior(const Value& prior, const Value& durations, const Value& frame_count) {
        const Value ends = unsqueeze(cumsum(durations, 1), 2),
                    begins = ends - unsqueeze(durations, 2);
        const Value frame = range(frame_count);
        const Value path =
            cast(frame < ends, ElementType::float32) - cast(frame < begins, ElementType::float32);
        const std::vector<Value> parts = split(matmul(prior, path), 1, 2, config_.inter_channels);
        const Value draw = noise("prior", config_.inter_channels, length_of(prior, 0), frame_count);
        return parts[0] + draw * apply("Exp", parts[1]) * inputs_.noise_scale;
    }

    VitsConfig config_;
    GraphOptions options_;
    onnx::SpeechInputs inputs_;
    onnx::GraphBuilder& builder_;
    Parameters generator_;
    std::optional<Value> speaker_;
};

} // namespace

Value vits_graph(const onnx::SpeechInputs& inputs, const VitsConfig& config,
                 const NamedTensors& weights, const GraphOptions& options) {
    return VitsGraph(inputs, config, weights, options).build();
}

} // namespace formant::vits
