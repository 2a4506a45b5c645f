#include "engine/models/without_initialization.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

namespace formant {
namespace {

// A key of LibTorch that intercepts operators and that nothing else uses.
constexpr c10::DispatchKey key = c10::DispatchKey::TESTING_ONLY_GenericWrapper;

/// Returns the tensor, the first argument, as it is.
void skip_draws(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
    const std::size_t others = op.schema().arguments().size() - 1;
    stack->resize(stack->size() - others);
}

} // namespace

TORCH_LIBRARY_IMPL(_, TESTING_ONLY_GenericWrapper, library) {
    library.fallback(torch::CppFunction::makeFallthrough());
}

TORCH_LIBRARY_IMPL(aten, TESTING_ONLY_GenericWrapper, library) {
    library.impl("normal_", torch::CppFunction::makeFromBoxedFunction<&skip_draws>());
    library.impl("uniform_", torch::CppFunction::makeFromBoxedFunction<&skip_draws>());
}

WithoutInitialization::WithoutInitialization() : included_(key) {}

} // namespace formant
