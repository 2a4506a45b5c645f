#include "engine/models/gpt/gpt_core.h"

#include "engine/nn/gradient_checkpoint.h"
#include "engine/nn/layer_norm.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>

#include <string>

namespace formant::gpt {
namespace {

/// Returns the parameters that a block reads: its own, and those of the adapters of its layers.
std::vector<at::Tensor> parameters_read_by(const GptBlock& block) {
    std::vector<at::Tensor> parameters = block.parameters();
    for (const auto& module : block.modules(/*include_self=*/false))
        if (const auto* layer = dynamic_cast<const TransposedLinear*>(module.get());
            layer != nullptr && layer->adapter() != nullptr)
            for (const at::Tensor& parameter : layer->adapter()->parameters())
                parameters.push_back(parameter);
    return parameters;
}

} // namespace

GptCore::GptCore(const GptSize& size) : size_(size), ln_f_(layer_norm(size.width)) {
    for (std::int64_t i = 0; i < size.layers; ++i)
        blocks_.push_back(std::make_shared<GptBlock>(size));
    register_module("h", module_list(blocks_));
    register_module("ln_f", ln_f_);
}

at::Tensor GptCore::run_block(std::size_t i, const at::Tensor& x, const CoreOptions& options) {
    const Attention attention = {options.keys,
                                 options.cache == nullptr ? nullptr : &options.cache->layer(i)};
    return blocks_[i]->forward(x, attention, options.dropout.scoped(std::to_string(i)));
}

at::Tensor GptCore::forward(at::Tensor x, const CoreOptions& options) {
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
        if (!gradient_checkpointing_) {
            x = run_block(i, x, options);
            continue;
        }
        const auto compute = [this, i, options](const std::vector<at::Tensor>& inputs) {
            return run_block(i, inputs.front(), options);
        };
        x = gradient_checkpoint(compute, {x}, parameters_read_by(*blocks_[i]));
    }
    return ln_f_(x);
}

} // namespace formant::gpt
