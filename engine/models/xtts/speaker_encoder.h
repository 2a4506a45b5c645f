#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/container/sequential.h>
#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/linear.h>

#include <cstdint>
#include <vector>

namespace formant::xtts {

/// Size of a SpeakerEncoder; the defaults are those of the published XTTS v2.
struct SpeakerEncoderSize {
    std::vector<std::int64_t> channels = {32, 64, 128, 256}; ///< of the stages
    std::vector<std::int64_t> blocks = {3, 4, 6, 3};         ///< of the stages
    std::int64_t width = 512;                                ///< S
};

/// Maps a recording to a vector of its speaker: a residual network with squeeze and excitation over
/// log-mels, and pooling by attention (Heo et al. 2020, section 2). Names of parameters and buffers
/// are those of upstream's class ResNetSpeakerEncoder. Use it in evaluation mode.
class SpeakerEncoder : public torch::nn::Module {
  public:
    explicit SpeakerEncoder(const SpeakerEncoderSize& size);
    /// Returns the speaker [B, S], a vector of length 1, of audio [B, N] at 16 kHz.
    at::Tensor forward(const at::Tensor& audio);

  private:
    void add_spectrum();
    void add_stages(const SpeakerEncoderSize& size);
    void add_pooling(const SpeakerEncoderSize& size);
    at::Tensor spectrum(const at::Tensor& audio) const;

    torch::nn::Conv2d conv1_{nullptr};
    torch::nn::BatchNorm2d bn1_{nullptr};
    std::vector<torch::nn::Sequential> stages_;
    torch::nn::Sequential attention_{nullptr};
    torch::nn::Linear fc_{nullptr};
    at::Tensor filter_, window_, filterbank_;
};

} // namespace formant::xtts
