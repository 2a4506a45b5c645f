#include "engine/models/gpt/learned_positions.h"

#include <torch/nn/init.h>

namespace formant::gpt {

LearnedPositions::LearnedPositions(std::int64_t positions, std::int64_t width)
    : emb_(register_module("emb", torch::nn::Embedding(positions, width))) {
    torch::nn::init::normal_(emb_->weight, 0, 0.02);
}

at::Tensor LearnedPositions::forward(std::int64_t count, std::int64_t first) const {
    return emb_->weight.narrow(0, first, count);
}

} // namespace formant::gpt
