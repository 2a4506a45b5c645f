#include "engine/base/thrown_failure.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <array>
#include <new>
#include <string_view>

namespace formant {
namespace {

/// Of what comes as an error of no particular kind: LibTorch's allocator on the CPU, a driver that
/// has no room for a kernel or a queue, and the libraries that take workspaces of their own.
constexpr std::array phrases = {
    std::string_view("DefaultCPUAllocator: can't allocate memory"),
    std::string_view("DefaultCPUAllocator: not enough memory"),
    std::string_view("error: out of memory"),
    std::string_view("_STATUS_ALLOC_FAILED"),
    std::string_view("CUFFT_ALLOC_FAILED"),
    std::string_view("HIPFFT_ALLOC_FAILED"),
    std::string_view("DFTI ERROR: Not enough memory"),
};

/// oneDNN has no other word for it. What it cannot do fails earlier and with more words, where the
/// primitive is described.
constexpr std::string_view one_dnn = "could not create a primitive";

} // namespace

const char* words_of(const std::exception& failure) {
    const auto* torch = dynamic_cast<const c10::Error*>(&failure);
    return torch != nullptr ? torch->what_without_backtrace() : failure.what();
}

bool is_out_of_memory(const std::exception& failure) {
    if (dynamic_cast<const c10::OutOfMemoryError*>(&failure) != nullptr ||
        dynamic_cast<const std::bad_alloc*>(&failure) != nullptr)
        return true;
    const std::string_view words = words_of(failure);
    return words == one_dnn ||
           std::any_of(phrases.begin(), phrases.end(), [&](std::string_view phrase) {
               return words.find(phrase) != std::string_view::npos;
           });
}

} // namespace formant
