#include "engine/train/internal_error.h"

#include "engine/base/exception_message.h"
#include "engine/base/os/os_thread_start.h"

namespace formant {

Error internal_error(const std::exception& failure) {
    const MessageArgs reason = {{"reason", exception_message(failure)}};
    if (is_out_of_memory(failure))
        return {ErrorKind::training,
                message(FORMANT_TR("train", "out of memory; use a smaller train.batch_size or a "
                                            "smaller model ({reason})"),
                        reason)};
    if (is_thread_limit(failure))
        return thread_limit_error(failure);
    return {ErrorKind::internal, message(FORMANT_TR("train", "internal error: {reason}"), reason)};
}

Error anomaly_at(std::int64_t step, const std::exception& anomaly) {
    return {ErrorKind::training,
            message(FORMANT_TR("train", "step {step}, stopped by train.debug: anomaly: {what}"),
                    {{"step", std::to_string(step)}, {"what", exception_message(anomaly)}})};
}

} // namespace formant
