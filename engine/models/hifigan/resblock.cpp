#include "engine/models/hifigan/resblock.h"

#include "engine/nn/module_list.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant::hifigan {
namespace {

using Convolutions = std::vector<std::shared_ptr<Convolution>>;

Convolutions with_dilations(std::int64_t channels, std::int64_t kernel,
                            const std::vector<std::int64_t>& dilations) {
    Convolutions convolutions;
    for (const std::int64_t dilation : dilations)
        convolutions.push_back(
            convolution(same_padding(channels, channels, kernel, dilation), WeightNorm::weight));
    return convolutions;
}

class ResBlock1 : public ResBlock {
  public:
    ResBlock1(std::int64_t channels, std::int64_t kernel,
              const std::vector<std::int64_t>& dilations)
        : convs1_(with_dilations(channels, kernel, dilations)),
          convs2_(
              with_dilations(channels, kernel, std::vector<std::int64_t>(dilations.size(), 1))) {
        register_module("convs1", module_list(convs1_));
        register_module("convs2", module_list(convs2_));
    }
    at::Tensor forward(at::Tensor x) override {
        for (std::size_t i = 0; i < convs1_.size(); ++i) {
            const at::Tensor inner = convs1_[i]->forward(at::leaky_relu(x, leaky_slope));
            x = x + convs2_[i]->forward(at::leaky_relu(inner, leaky_slope));
        }
        return x;
    }

  private:
    Convolutions convs1_, convs2_;
};

class ResBlock2 : public ResBlock {
  public:
    ResBlock2(std::int64_t channels, std::int64_t kernel,
              const std::vector<std::int64_t>& dilations)
        : convs_(with_dilations(channels, kernel, dilations)) {
        register_module("convs", module_list(convs_));
    }
    at::Tensor forward(at::Tensor x) override {
        for (const auto& one : convs_)
            x = x + one->forward(at::leaky_relu(x, leaky_slope));
        return x;
    }

  private:
    Convolutions convs_;
};

} // namespace

std::shared_ptr<ResBlock> make_resblock(const std::string& kind, std::int64_t channels,
                                        std::int64_t kernel, std::vector<std::int64_t> dilations) {
    dilations.resize(std::min<std::size_t>(dilations.size(), kind == "1" ? 3 : 2));
    if (kind == "1")
        return std::make_shared<ResBlock1>(channels, kernel, dilations);
    return std::make_shared<ResBlock2>(channels, kernel, dilations);
}

} // namespace formant::hifigan
