#include "engine/nn/low_rank_adapter.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

#include <cmath>
#include <utility>

namespace formant {

LowRankAdapter::LowRankAdapter(const AdapterSize& size, std::string draw)
    : dropout_(size.dropout), draw_(std::move(draw)),
      a_(register_parameter("a", at::empty({size.rank, size.in}))),
      b_(register_parameter("b", at::zeros({size.out, size.rank}))),
      scale_(register_buffer("scale",
                             at::scalar_tensor(size.alpha / static_cast<double>(size.rank)))) {
    const double bound = 1 / std::sqrt(static_cast<double>(size.in));
    torch::nn::init::uniform_(a_, -bound, bound);
}

at::Tensor LowRankAdapter::forward(const at::Tensor& x, const Dropout& dropout) const {
    const at::Tensor input = dropout(draw_, x, dropout_);
    return at::linear(at::linear(input, a_), b_) * scale_;
}

} // namespace formant
