#include "engine/hardware/self_test/attention_backends.h"

#include "engine/hardware/self_test/synthetic_tensor.h"

#include <ATen/ATen.h>
#include <ATen/Context.h>
#include <ATen/SDPBackend.h>
#include <ATen/ops/_fused_sdp_choice.h>
#include <c10/util/Exception.h>
#include <fmt/format.h>

namespace formant {
namespace {

constexpr std::int64_t positions = 64, head_width = 32;

/// Restricts LibTorch to one backend in its scope, and suppresses its warnings why another is not
/// used.
class OnlyBackend {
  public:
    /// `or_math` also allows plain products, for a choice that must not come out empty.
    explicit OnlyBackend(const std::string& name, bool or_math = false) {
        choose(name == "flash", name == "efficient", name == "math" || or_math, false);
    }
    ~OnlyBackend() { choose(flash_, efficient_, math_, cudnn_); }
    OnlyBackend(const OnlyBackend&) = delete;
    OnlyBackend& operator=(const OnlyBackend&) = delete;

  private:
    struct Silence : c10::WarningHandler {
        void process(const c10::Warning&) override {}
    };
    static void choose(bool flash, bool efficient, bool math, bool cudnn) {
        auto& context = at::globalContext();
        context.setSDPUseFlash(flash);
        context.setSDPUseMemEfficient(efficient);
        context.setSDPUseMath(math);
        context.setSDPUseCuDNN(cudnn);
    }

    bool flash_ = at::globalContext().userEnabledFlashSDP();
    bool efficient_ = at::globalContext().userEnabledMemEfficientSDP();
    bool math_ = at::globalContext().userEnabledMathSDP();
    bool cudnn_ = at::globalContext().userEnabledCuDNNSDP();
    Silence silence_;
    c10::WarningUtils::WarningHandlerGuard silent_{&silence_};
};

/// Returns queries, keys and values [batch, heads, positions, width].
Tensors attention_inputs(c10::ScalarType type) {
    Tensors inputs;
    for (const std::int64_t seed : {1, 2, 3})
        inputs.push_back(synthetic_tensor({2, 4, positions, head_width}, seed, type));
    return inputs;
}

std::int64_t number_of(const std::string& backend) {
    if (backend == "flash")
        return static_cast<std::int64_t>(at::SDPBackend::flash_attention);
    return static_cast<std::int64_t>(backend == "efficient" ? at::SDPBackend::efficient_attention
                                                            : at::SDPBackend::math);
}

/// Computes attention. The reference in float64 uses plain products: the other backends do not have
/// float64 kernels everywhere.
Tensors attend(const std::string& backend, const Tensors& inputs) {
    const OnlyBackend only(inputs[0].scalar_type() == at::kDouble ? "math" : backend);
    return {at::scaled_dot_product_attention(inputs[0], inputs[1], inputs[2])};
}

bool has_attention(const std::string& backend, c10::ScalarType type, c10::Device device) {
    const OnlyBackend only(backend, /*or_math=*/true);
    Tensors inputs;
    for (const at::Tensor& input : attention_inputs(type))
        inputs.push_back(input.to(device, type));
    return at::_fused_sdp_choice(inputs[0], inputs[1], inputs[2]) == number_of(backend);
}

bool works(const DeviceCalculation& attention, c10::Device device) {
    try {
        return (!attention.is_offered || attention.is_offered(device)) &&
               error_of(attention, device) <= tolerance_of(attention);
    } catch (const c10::Error&) { // no kernels: the backend does not work
        return false;
    }
}

} // namespace

const std::vector<std::string>& attention_backends() {
    static const std::vector<std::string> all = {"flash", "efficient", "math"};
    return all;
}

DeviceCalculation attention_by(const std::string& backend, c10::ScalarType type) {
    DeviceCalculation attention{
        fmt::format("attention-{}", backend),
        message(FORMANT_TR("hardware", "{backend} attention"), {{"backend", backend}}),
        attention_inputs(type),
        type,
        unit_roundoff_of(type),
        positions + head_width, // sums of the scores, then of the values
        [backend](const Tensors& inputs) { return attend(backend, inputs); }};
    if (backend != "math")
        attention.is_offered = [backend, type](c10::Device device) {
            return has_attention(backend, type, device);
        };
    return attention;
}

std::vector<std::string> working_attention_backends(c10::Device device, c10::ScalarType type) {
    std::vector<std::string> working;
    for (const std::string& backend : attention_backends())
        if (works(attention_by(backend, type), device))
            working.push_back(backend);
    return working;
}

} // namespace formant
