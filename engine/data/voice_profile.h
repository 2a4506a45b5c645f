#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Stores the speaker and the license of recordings, as stated in profile.json; empty if it does
/// not say. Saved in every checkpoint.
struct VoiceProfile {
    std::string speaker;
    std::string consent;
    std::string license;

    bool operator==(const VoiceProfile&) const = default;
};

/// Reads profile.json of a corpus folder (keys `speaker`, `consent`, and `license` or its British
/// spelling; values that are not strings are kept as JSON). Returns an empty profile if there is no
/// such file; ErrorKind::data if it is not a JSON object.
Result<VoiceProfile> read_voice_profile(const Path& folder);

} // namespace formant
