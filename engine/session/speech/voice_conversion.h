#pragma once

#include "engine/data/decoding/decode_settings.h"
#include "engine/session/speech/voice_conversion_service.h"
#include "engine/synth/voice_converter.h"

#include <cstdint>

namespace formant {

/// How each recording is read and converted.
struct VoiceConversion {
    VoiceConverter converter;
    DecodeSettings decoding; ///< without a scratch folder
    std::int64_t from = 0;   ///< places in the speaker table
    std::int64_t to = 0;
    std::uint64_t seed = 0;
};

/// Errors as those of convert_voices().
Result<VoiceConversion> open_voice_conversion(const VoiceConversionRequest& request);

} // namespace formant
