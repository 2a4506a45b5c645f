#pragma once

#include "engine/models/hifigan/generator.h"
#include "engine/models/xtts/speaker_encoder.h"

#include <memory>

namespace formant::xtts {

/// Size of a HifiDecoder; the defaults are those of the published XTTS v2.
struct HifiDecoderSize {
    std::int64_t latent_width = 1024; ///< D
    std::int64_t initial_channels = 512;
    SpeakerEncoderSize speaker{};
};

/// Turns the hidden states of XTTS's GPT into audio (Casanova et al. 2024, section 2): a HiFi-GAN
/// that is conditioned on a vector of the speaker. Submodules: waveform_decoder, speaker_encoder.
class HifiDecoder : public torch::nn::Module {
  public:
    explicit HifiDecoder(const HifiDecoderSize& size);

    static constexpr std::int64_t output_rate_hz = 24000;
    static constexpr std::int64_t samples_per_frame = 256;
    /// Frames beyond an end of a part that its samples depend on: the receptive field.
    static constexpr std::int64_t context_frames = 16;

    /// Returns hidden states [B, T, D], one for 1024 samples at 22050 Hz, at the rate of frames at
    /// 24000 Hz, [B, D, frames]; `length_scale` times as many.
    static at::Tensor upsampled(const at::Tensor& hidden, double length_scale = 1);
    /// Returns the number of these frames that do not change when further hidden states follow the
    /// first `count`.
    static std::int64_t settled_frames(std::int64_t count, double length_scale);
    /// Returns audio [B, 1, frames * samples_per_frame] of upsampled hidden states [B, D, frames].
    at::Tensor audio_of(const at::Tensor& frames, const at::Tensor& speaker);
    /// Returns audio [B, 1, N] at 24000 Hz of hidden states [B, T, D], for speakers [B, S, 1].
    at::Tensor forward(const at::Tensor& hidden, const at::Tensor& speaker);
    SpeakerEncoder& speaker_encoder() { return *speaker_encoder_; }

  private:
    std::shared_ptr<hifigan::Generator> waveform_decoder_;
    std::shared_ptr<SpeakerEncoder> speaker_encoder_;
};

} // namespace formant::xtts
