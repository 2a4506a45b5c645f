#include "engine/models/xtts/speaker_encoder.h"

#include "engine/models/xtts/speaker_block.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/activation.h>

namespace formant::xtts {
namespace {

constexpr std::int64_t n_fft = 512, hop = 160, window = 400, n_mels = 64;
constexpr std::int64_t attention_width = 128;
constexpr std::int64_t halvings = 3; ///< of the mels, by the stages

} // namespace

SpeakerEncoder::SpeakerEncoder(const SpeakerEncoderSize& size) {
    add_spectrum();
    add_stages(size);
    add_pooling(size);
}

/// The filters are buffers of the checkpoint, which sets them.
void SpeakerEncoder::add_spectrum() {
    const auto emphasis = std::make_shared<torch::nn::Module>();
    filter_ = emphasis->register_buffer("filter", at::ones({1, 1, 2}));
    filter_.select(2, 0).fill_(-0.97);
    const auto spectrogram = std::make_shared<torch::nn::Module>();
    window_ = spectrogram->register_buffer("window", at::hamming_window(window));
    const auto mel_scale = std::make_shared<torch::nn::Module>();
    filterbank_ = mel_scale->register_buffer("fb", at::zeros({n_fft / 2 + 1, n_mels}));
    const auto mel = std::make_shared<torch::nn::Module>();
    mel->register_module("spectrogram", spectrogram);
    mel->register_module("mel_scale", mel_scale);
    const auto both = std::make_shared<torch::nn::Module>();
    both->register_module("0", emphasis);
    both->register_module("1", mel);
    register_module("torch_spec", both);
}

void SpeakerEncoder::add_stages(const SpeakerEncoderSize& size) {
    std::int64_t channels = size.channels[0];
    conv1_ = register_module(
        "conv1", torch::nn::Conv2d(torch::nn::Conv2dOptions(1, channels, 3).padding(1)));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(channels));
    for (std::size_t stage = 0; stage < size.channels.size(); ++stage) {
        torch::nn::Sequential blocks;
        for (std::int64_t i = 0; i < size.blocks[stage]; ++i) {
            const std::int64_t stride = stage > 0 && i == 0 ? 2 : 1;
            blocks->push_back(SpeakerBlock(channels, size.channels[stage], stride));
            channels = size.channels[stage];
        }
        stages_.push_back(register_module("layer" + std::to_string(stage + 1), blocks));
    }
}

void SpeakerEncoder::add_pooling(const SpeakerEncoderSize& size) {
    const std::int64_t width = size.channels.back() * (n_mels >> halvings);
    const auto pointwise = [](std::int64_t in, std::int64_t out) {
        return torch::nn::Conv1d(torch::nn::Conv1dOptions(in, out, 1));
    };
    attention_ = register_module(
        "attention",
        torch::nn::Sequential(pointwise(width, attention_width), torch::nn::ReLU(),
                              torch::nn::BatchNorm1d(attention_width),
                              pointwise(attention_width, width), torch::nn::Softmax(2)));
    fc_ = register_module("fc", torch::nn::Linear(2 * width, size.width));
}

/// Returns normalized log-mels [B, n_mels, T].
at::Tensor SpeakerEncoder::spectrum(const at::Tensor& audio) const {
    const at::Tensor padded = at::reflection_pad1d(audio, {1, 0}).unsqueeze(1);
    const at::Tensor emphasized = at::conv1d(padded, filter_).squeeze(1);
    const at::Tensor power = at::stft(emphasized, n_fft, hop, window, window_, /*center=*/true,
                                      "reflect", /*normalized=*/false, /*onesided=*/true,
                                      /*return_complex=*/true)
                                 .abs()
                                 .square();
    const at::Tensor mel = at::matmul(power.transpose(1, 2), filterbank_).transpose(1, 2);
    return at::instance_norm((mel + 1e-6).log(), {}, {}, {}, {}, /*use_input_stats=*/true, 0.1,
                             1e-5, /*cudnn_enabled=*/false);
}

at::Tensor SpeakerEncoder::forward(const at::Tensor& audio) {
    at::Tensor x = bn1_(conv1_(spectrum(audio).unsqueeze(1)).relu());
    for (torch::nn::Sequential& stage : stages_)
        x = stage->forward(x);
    x = x.flatten(1, 2); // [B, channels * mels, T]
    const at::Tensor shares = attention_->forward(x);
    const at::Tensor mean = (x * shares).sum(2);
    const at::Tensor variance = (x.square() * shares).sum(2) - mean.square();
    const at::Tensor pooled = at::cat({mean, variance.clamp_min(1e-5).sqrt()}, 1);
    const at::Tensor speaker = fc_(pooled);
    return speaker / speaker.norm(2, {1}, /*keepdim=*/true).clamp_min(1e-12);
}

} // namespace formant::xtts
