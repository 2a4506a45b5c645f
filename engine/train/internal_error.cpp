#include "engine/train/internal_error.h"

#include "engine/base/thrown_failure.h"

namespace formant {

Error internal_error(const std::exception& failure) {
    const MessageArgs reason = {{"reason", words_of(failure)}};
    if (is_out_of_memory(failure))
        return {ErrorKind::training,
                message(FORMANT_TR("train", "out of memory; a smaller train.batch_size or model "
                                            "needs less ({reason})"),
                        reason)};
    return {ErrorKind::internal, message(FORMANT_TR("train", "internal error: {reason}"), reason)};
}

} // namespace formant
