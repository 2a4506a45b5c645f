#pragma once

#include "engine/data/decoding/decode_settings.h"
#include "engine/session/speech/voice_conversion_service.h"
#include "engine/synth/voice_converter.h"

#include <cstdint>

namespace formant {

/// Stores how recordings are decoded and converted.
struct VoiceConversion {
    VoiceConverter converter;
    DecodeSettings decoding; ///< without a scratch folder
    std::int64_t from = 0;   ///< index in the speaker table
    std::int64_t to = 0;
    std::uint64_t seed = 0;
};

/// Loads the model and resolves the speakers. Errors are those of convert_voices().
Result<VoiceConversion> open_voice_conversion(const VoiceConversionRequest& request);

} // namespace formant
