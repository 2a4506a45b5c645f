#pragma once

#include "engine/base/safetensors.h"
#include "engine/onnx/operations.h"

#include <map>
#include <memory>
#include <string>

namespace formant::onnx {

/// Returns the weights of convolutions with weight norm as the plain ones that they stand for:
/// `weight_g` and `weight_v` become `weight`. Others stay.
NamedTensors with_folded_norms(const NamedTensors& weights);

/// Returns a tensor as a constant of a graph: float32 or int64; float16 if `half`.
Constant constant_of(const at::Tensor& tensor, bool half = false);

/// The parameters of a module and its submodules, as values of a graph.
class Parameters {
  public:
    /// Takes parameters and buffers by their names, norms folded. With `half` they are stored in
    /// half precision and computed with in float32, which halves the file. `prefix` comes before
    /// their names in the graph: for a second model.
    Parameters(GraphBuilder& builder, NamedTensors weights, bool half, std::string prefix = "");

    /// Returns the parameters of a submodule.
    Parameters operator[](const std::string& module) const;
    Parameters operator[](std::size_t index) const { return (*this)[std::to_string(index)]; }

    bool has(const std::string& name) const;
    /// Returns a parameter. Throws std::out_of_range if there is none of this name.
    Value operator()(const std::string& name) const;
    const at::Tensor& tensor(const std::string& name) const;
    GraphBuilder& builder() const { return *builder_; }

  private:
    GraphBuilder* builder_;
    std::shared_ptr<const NamedTensors> weights_;
    std::shared_ptr<std::map<std::string, Value>> values_; ///< of those that were asked for
    bool half_;
    std::string prefix_;
    std::string scope_; ///< "enc_p." or empty
};

/// Convolution with the parameters `weight` and, if there is one, `bias`.
Value conv1d(const Value& x, const Parameters& module, const Convolved& options = {});
Value conv_transpose1d(const Value& x, const Parameters& module, const Convolved& options);
/// Pads so that the result is as long as x; odd kernels.
Value same_conv1d(const Value& x, const Parameters& module, std::int64_t dilation = 1,
                  std::int64_t groups = 1);
/// Normalizes over the channels of x [B, C, T] (nn/channel_norm): `gamma`, `beta`.
Value channel_norm(const Value& x, const Parameters& module);
/// Gaussian error linear unit (Hendrycks and Gimpel 2016), exact.
Value gelu(const Value& x);
/// Returns the mask [B, 1, T] of lengths int64 [B], as float32; `time` is int64 [1].
Value frame_mask(const Value& lengths, const Value& time);

} // namespace formant::onnx
