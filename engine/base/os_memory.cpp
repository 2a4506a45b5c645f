#include "engine/base/os_memory.h"

#include <malloc.h>

namespace formant {
namespace {

constexpr int largest_piece_bytes = 32 << 20; // glibc takes no more
constexpr int most_kept_bytes = 256 << 20;

} // namespace

void keep_freed_memory() {
    mallopt(M_MMAP_THRESHOLD, largest_piece_bytes);
    mallopt(M_TRIM_THRESHOLD, most_kept_bytes);
}

} // namespace formant
