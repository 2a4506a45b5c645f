#include "tests/support/voices/on_meta_device.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

namespace formant::test {
namespace {

/// Replaces the device among the arguments of an operator, and calls it.
void call_on_meta_device(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
    const auto& arguments = op.schema().arguments();
    const std::size_t first = stack->size() - arguments.size();
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (arguments[i].name() == "device")
            (*stack)[first + i] = c10::Device(c10::kMeta);
    const c10::impl::ExcludeDispatchKeyGuard once(c10::DispatchKey::TESTING_ONLY_GenericMode);
    op.callBoxed(stack);
}

} // namespace

TORCH_LIBRARY_IMPL(_, TESTING_ONLY_GenericMode, library) {
    library.fallback(torch::CppFunction::makeFromBoxedFunction<&call_on_meta_device>());
}

OnMetaDevice::OnMetaDevice() : included_(c10::DispatchKey::TESTING_ONLY_GenericMode) {}

} // namespace formant::test
