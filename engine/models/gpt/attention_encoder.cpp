#include "engine/models/gpt/attention_encoder.h"

#include "engine/nn/conv1d.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>
#include <torch/nn/modules/normalization.h>

namespace formant::gpt {
namespace {

/// Returns the number of groups that are normalized together.
std::int64_t groups_of(std::int64_t channels) {
    std::int64_t groups = channels <= 16 ? 8 : channels <= 64 ? 16 : 32;
    while (channels % groups != 0)
        groups /= 2;
    return groups;
}

} // namespace

/// Submodules: norm, qkv (for each head: queries, keys, values), proj_out.
class AttentionEncoderBlock : public torch::nn::Module {
  public:
    AttentionEncoderBlock(std::int64_t channels, std::int64_t heads)
        : heads_(heads),
          norm_(register_module("norm", torch::nn::GroupNorm(torch::nn::GroupNormOptions(
                                            groups_of(channels), channels)))),
          qkv_(register_module("qkv", conv1d(channels, 3 * channels))),
          proj_out_(register_module("proj_out", conv1d(channels, channels))) {
        torch::nn::init::zeros_(proj_out_->weight);
        torch::nn::init::zeros_(proj_out_->bias);
    }

    at::Tensor forward(const at::Tensor& x) {
        const at::Tensor normalized = norm_(x);
        const auto parts = qkv_(normalized).unflatten(1, {heads_, 3, -1}).transpose(3, 4).unbind(2);
        const at::Tensor attended =
            at::scaled_dot_product_attention(parts[0], parts[1], parts[2]); // [B, heads, T, d]
        return normalized + proj_out_(attended.transpose(2, 3).flatten(1, 2));
    }

  private:
    std::int64_t heads_;
    torch::nn::GroupNorm norm_;
    torch::nn::Conv1d qkv_, proj_out_;
};

AttentionEncoder::AttentionEncoder(const Size& size)
    : init_(register_module("init", conv1d(size.n_mels, size.width))) {
    for (std::int64_t i = 0; i < size.blocks; ++i)
        blocks_.push_back(std::make_shared<AttentionEncoderBlock>(size.width, size.heads));
    register_module("attn", module_list(blocks_));
}

at::Tensor AttentionEncoder::forward(const at::Tensor& mel) {
    at::Tensor x = init_(mel);
    for (const auto& block : blocks_)
        x = block->forward(x);
    return x;
}

} // namespace formant::gpt
