#include "engine/cuda/driver_allocation_retry.h"

#include <c10/util/Exception.h>

namespace formant {

void throw_if_out_of_memory(const Error& error) {
    TORCH_CHECK_WITH(OutOfMemoryError, error.kind != ErrorKind::training, to_english(error.what));
}

} // namespace formant
