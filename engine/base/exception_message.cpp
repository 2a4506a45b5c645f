#include "engine/base/exception_message.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <array>
#include <new>
#include <string_view>

namespace formant {
namespace {

/// Out-of-memory phrases in exceptions of no specific type: from LibTorch's CPU allocator, drivers
/// without memory for a kernel or queue, and libraries that allocate their own workspaces.
constexpr std::array phrases = {
    std::string_view("DefaultCPUAllocator: can't allocate memory"),
    std::string_view("DefaultCPUAllocator: not enough memory"),
    std::string_view("error: out of memory"),
    std::string_view("_STATUS_ALLOC_FAILED"),
    std::string_view("CUFFT_ALLOC_FAILED"),
    std::string_view("HIPFFT_ALLOC_FAILED"),
    std::string_view("DFTI ERROR: Not enough memory"),
};

/// The only message of oneDNN for out of memory. Unsupported operations fail earlier, with a longer
/// message, when the primitive is described.
constexpr std::string_view one_dnn = "could not create a primitive";

} // namespace

const char* exception_message(const std::exception& failure) {
    const auto* torch = dynamic_cast<const c10::Error*>(&failure);
    return torch != nullptr ? torch->what_without_backtrace() : failure.what();
}

bool is_out_of_memory(const std::exception& failure) {
    if (dynamic_cast<const c10::OutOfMemoryError*>(&failure) != nullptr ||
        dynamic_cast<const std::bad_alloc*>(&failure) != nullptr)
        return true;
    const std::string_view text = exception_message(failure);
    return text == one_dnn ||
           std::any_of(phrases.begin(), phrases.end(), [&](std::string_view phrase) {
               return text.find(phrase) != std::string_view::npos;
           });
}

} // namespace formant
