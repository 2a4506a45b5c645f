#include "engine/models/dvae/dvae_network.h"

#include "engine/models/dvae/codebook.h"
#include "engine/models/dvae/scalar_quantizer.h"
#include "engine/nn/conv1d.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>

namespace formant::dvae {
namespace {

using Modules = std::vector<std::shared_ptr<torch::nn::Module>>;

/// Returns a module that has another one as `name`.
std::shared_ptr<torch::nn::Module> around(const std::string& name,
                                          const std::shared_ptr<torch::nn::Module>& inner) {
    auto outer = std::make_shared<torch::nn::Module>();
    outer->register_module(name, inner);
    return outer;
}

/// Repeats each position of x [B, C, T].
at::Tensor doubled(const at::Tensor& x) {
    return x.repeat_interleave(2, 2, x.size(2) * 2);
}

} // namespace

DvaeNetwork::DvaeNetwork(const DvaeSize& size) {
    add_encoder(size);
    add_decoder(size);
    if (size.levels == 0)
        quantizer_ = std::make_shared<Codebook>(size.code_width, size.codes);
    else
        quantizer_ = std::make_shared<ScalarQuantizer>(size.levels, size.code_width);
    register_module("codebook", quantizer_);
}

/// The modules have upstream's numbers, among which are activations.
void DvaeNetwork::add_encoder(const DvaeSize& size) {
    const std::int64_t wide = 2 * size.hidden_width;
    down_1_ = conv1d(size.n_mels, size.hidden_width, 3, 2);
    down_2_ = conv1d(size.hidden_width, wide, 3, 2);
    to_code_ = conv1d(wide, size.code_width);
    Modules modules = {around("0", down_1_.ptr()), around("0", down_2_.ptr())};
    for (std::int64_t i = 0; i < size.blocks; ++i) {
        encoder_blocks_.push_back(std::make_shared<ResidualBlock>(wide));
        modules.push_back(encoder_blocks_.back());
    }
    modules.push_back(to_code_.ptr());
    register_module("encoder", module_list(modules));
}

void DvaeNetwork::add_decoder(const DvaeSize& size) {
    const std::int64_t wide = 2 * size.hidden_width;
    from_code_ = conv1d(size.code_width, wide);
    up_1_ = conv1d(wide, wide, 3);
    up_2_ = conv1d(wide, size.hidden_width, 3);
    to_mel_ = conv1d(size.hidden_width, size.n_mels);
    Modules modules = {from_code_.ptr()};
    for (std::int64_t i = 0; i < size.blocks; ++i) {
        decoder_blocks_.push_back(std::make_shared<ResidualBlock>(wide));
        modules.push_back(decoder_blocks_.back());
    }
    modules.push_back(around("0", around("conv", up_1_.ptr())));
    modules.push_back(around("0", around("conv", up_2_.ptr())));
    modules.push_back(to_mel_.ptr());
    register_module("decoder", module_list(modules));
}

at::Tensor DvaeNetwork::encode(const at::Tensor& mel, const FrameMask& mask) {
    const FrameMask half = mask.halved();
    const at::Tensor real = half.halved().values();
    at::Tensor x = down_1_(mel * mask.values()).relu() * half.values();
    x = down_2_(x).relu() * real;
    for (const auto& block : encoder_blocks_)
        x = block->forward(x, real);
    return to_code_(x) * real;
}

at::Tensor DvaeNetwork::decode(const at::Tensor& vectors, const at::Tensor& real) {
    const at::Tensor twice = doubled(real), frames = doubled(twice);
    at::Tensor x = from_code_(vectors) * real;
    for (const auto& block : decoder_blocks_)
        x = block->forward(x, real);
    x = up_1_(doubled(x)).relu() * twice;
    return to_mel_(up_2_(doubled(x)).relu() * frames);
}

at::Tensor real_codes(const FrameMask& mask) {
    return mask.halved().halved().values();
}

} // namespace formant::dvae
