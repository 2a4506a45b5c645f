#include "engine/models/dvae/dvae_model.h"

#include "engine/models/model_weights.h"
#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>

namespace formant::dvae {
namespace {

DvaeSize size_of(const DvaeConfig& config, const MelConfig& mel) {
    return {.n_mels = mel.n_mels,
            .codes = config.codebook_size,
            .code_width = config.code_width,
            .hidden_width = config.hidden_width,
            .blocks = config.blocks,
            .levels = config.levels};
}

/// Returns the sum of errors [B, C] over real codes [B, 1, C].
at::Tensor masked_sum(const at::Tensor& errors, const at::Tensor& real) {
    return (errors * real.squeeze(1)).sum();
}

} // namespace

at::Tensor codes_of(const at::Tensor& frames) {
    return at::div(frames + (frames_per_code - 1), frames_per_code, "floor");
}

DvaeModel::DvaeModel(const DvaeConfig& config, const MelConfig& mel,
                     const FeatureStatistics& statistics)
    : config_(config), mel_(mel),
      codec_(register_module("codec", std::make_shared<DvaeNetwork>(size_of(config, mel)))),
      mel_shift_(register_buffer("mel_shift", at::full({mel.n_mels, 1}, statistics.mel_mean))),
      mel_scale_(register_buffer("mel_scale", at::full({mel.n_mels, 1}, statistics.mel_scale))) {}

FeatureNeeds DvaeModel::needs(const MelConfig& mel) {
    return {.mel = mel, .features = {Feature::mel}};
}

std::vector<PhaseSpec> DvaeModel::phases() const {
    PhaseSpec phase{"all", parameter_names(*this, {"codec."}), {{"recon", 1}}};
    if (config_.has_codebook()) {
        phase.terms.push_back({"commitment", config_.commitment_weight});
        phase.terms.push_back({"codebook", config_.codebook_weight});
        phase.not_decayed = {"codec.codebook.embed"}; // decay would move codes that are not in use
    }
    return {phase};
}

at::Tensor DvaeModel::normalized(const at::Tensor& log_mel) const {
    return (log_mel - mel_shift_) / mel_scale_;
}

std::unique_ptr<ForwardState> DvaeModel::forward(const Batch& batch, Noise& /*noise*/) {
    auto state = std::make_unique<DvaeForward>();
    const FrameMask mask(batch[Axis::frames], batch.shape.frames);
    state->mel = normalized(batch[Feature::mel]);
    state->real_frames = mask.values();
    state->real_codes = real_codes(mask);
    const at::Tensor encoded = codec_->encode(state->mel, mask);
    {
        const FullPrecisionScope full(encoded.device().type());
        state->quantized = codec_->quantizer().quantize(in_full_precision(encoded));
    }
    state->decoded = codec_->decode(state->quantized.vectors, state->real_codes)
                         .narrow(2, 0, batch.shape.frames);
    return state;
}

std::vector<LossSum> DvaeModel::losses(std::size_t /*phase*/, ForwardState& state,
                                       const Batch& /*batch*/) {
    const auto& made = dynamic_cast<const DvaeForward&>(state);
    const FullPrecisionScope full(made.mel.device().type());
    const at::Tensor error = (in_full_precision(made.decoded) - made.mel) * made.real_frames;
    std::vector<LossSum> sums = {{"recon", error.square().sum()}};
    if (config_.has_codebook()) {
        sums.push_back({"commitment", masked_sum(made.quantized.commitment, made.real_codes)});
        sums.push_back({"codebook", masked_sum(made.quantized.codebook, made.real_codes)});
    }
    return sums;
}

std::vector<double> DvaeModel::loss_counts(std::size_t /*phase*/,
                                           const BatchLengths& lengths) const {
    double codes = 0;
    for (const SampleLength& length : lengths)
        codes += static_cast<double>(codes_of(length.frames) * config_.code_width);
    std::vector<double> counts = {total_length(lengths, Axis::frames) *
                                  static_cast<double>(mel_.n_mels)};
    if (config_.has_codebook())
        counts.insert(counts.end(), 2, codes);
    return counts;
}

std::vector<LayerGroup> DvaeModel::layer_groups() const {
    std::vector<LayerGroup> groups = {
        {"encoder", FORMANT_TR("layers", "Encoder").text, {"codec.encoder."}},
        {"decoder", FORMANT_TR("layers", "Decoder").text, {"codec.decoder."}}};
    if (config_.has_codebook())
        groups.push_back({"codebook", FORMANT_TR("layers", "Codebook").text, {"codec.codebook."}});
    return groups;
}

at::Tensor DvaeModel::encode(const at::Tensor& log_mel, const at::Tensor& lengths) {
    const at::NoGradGuard no_gradients;
    const FullPrecisionScope full(log_mel.device().type());
    return codec_->codes_of(normalized(log_mel), FrameMask(lengths, log_mel.size(2)));
}

at::Tensor DvaeModel::decode(const at::Tensor& codes, const at::Tensor& lengths) {
    const at::NoGradGuard no_gradients;
    const FullPrecisionScope full(codes.device().type());
    const at::Tensor vectors = codec_->quantizer().vectors_of(codes);
    const at::Tensor mel = codec_->decode(vectors, FrameMask(lengths, codes.size(1)).values());
    return mel * mel_scale_ + mel_shift_;
}

at::Tensor DvaeModel::reconstruct(const at::Tensor& log_mel, const at::Tensor& lengths) {
    const FrameMask mask(lengths, log_mel.size(2));
    const at::Tensor codes = encode(log_mel, lengths);
    const at::Tensor mel = decode(codes, mask.halved().halved().lengths());
    return mel.narrow(2, 0, log_mel.size(2)) * mask.values();
}

at::Tensor DvaeModel::regenerate_mel(const Batch& batch, Noise& /*noise*/, double /*from*/) {
    return reconstruct(batch[Feature::mel], batch[Axis::frames]);
}

} // namespace formant::dvae
