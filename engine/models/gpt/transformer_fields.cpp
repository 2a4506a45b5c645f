#include "engine/models/gpt/transformer_fields.h"

namespace formant {

Result<void> check_divisible(const char* width_key, std::int64_t width, const char* heads_key,
                             std::int64_t heads) {
    if (width % heads == 0)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "{width_key} {width} is not a multiple of {heads_key} "
                                             "{heads}"),
                        {{"width_key", width_key},
                         {"width", std::to_string(width)},
                         {"heads_key", heads_key},
                         {"heads", std::to_string(heads)}}));
}

} // namespace formant
