#include "engine/hardware/self_test/synthetic_tensor.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

namespace formant {

at::Tensor synthetic_tensor(at::IntArrayRef shape, std::int64_t seed, c10::ScalarType type) {
    at::Generator generator =
        at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(seed));
    const at::Tensor even = at::rand(shape, generator, at::TensorOptions(at::kFloat));
    return (even * 2 - 1).to(type).to(at::kDouble);
}

double unit_roundoff_of(c10::ScalarType type) {
    switch (type) {
    case at::kBFloat16:
        return 0x1p-8;
    case at::kHalf:
        return 0x1p-11;
    case at::kDouble:
        return 0x1p-53;
    default:
        return 0x1p-24;
    }
}

} // namespace formant
