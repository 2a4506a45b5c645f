#include "engine/train/internal_error.h"

#include <c10/util/Exception.h>

#include <new>

namespace formant {

std::string words_of(const std::exception& failure) {
    const auto* torch = dynamic_cast<const c10::Error*>(&failure);
    return torch != nullptr ? torch->what_without_backtrace() : failure.what();
}

Error internal_error(const std::exception& failure) {
    const MessageArgs reason = {{"reason", words_of(failure)}};
    const bool short_of_memory = dynamic_cast<const c10::OutOfMemoryError*>(&failure) != nullptr ||
                                 dynamic_cast<const std::bad_alloc*>(&failure) != nullptr;
    if (short_of_memory)
        return {ErrorKind::training,
                message(FORMANT_TR("train", "out of memory; a smaller train.batch_size or model "
                                            "needs less ({reason})"),
                        reason)};
    return {ErrorKind::internal, message(FORMANT_TR("train", "internal error: {reason}"), reason)};
}

} // namespace formant
