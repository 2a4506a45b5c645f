#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Who speaks and what they allow, in the words of profile.json; empty where it does not say. It
/// travels into every checkpoint.
struct VoiceProfile {
    std::string speaker;
    std::string consent;
    std::string licence;

    bool operator==(const VoiceProfile&) const = default;
};

/// Reads profile.json of a corpus folder (keys speaker, consent, licence or license; what is no
/// text is kept as JSON). An empty profile where there is no such file; ErrorKind::data where it is
/// no JSON object.
Result<VoiceProfile> read_voice_profile(const Path& folder);

} // namespace formant
