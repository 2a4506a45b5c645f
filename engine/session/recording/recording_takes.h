#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/recording/decoded_sound.h"

#include <cstddef>
#include <string>

namespace formant {

/// A sentence of a list in a profile's folder.
struct PromptPlace {
    Path profile;
    std::string list;
    std::size_t index = 0; ///< from 0
};

/// Keeps the sound as the sentence's recording, in place of one that was there: recordings/<list>_
/// <number>.flac, 48 kHz, mono, 24 bits, and its line in metadata.jsonl. Returns the file. A
/// program that is killed meanwhile leaves what was there before or all of the new; nothing else is
/// touched. ErrorKind::disk where it cannot be written, ErrorKind::usage where another process
/// records the same voice just now.
Result<std::string> keep_take(const PromptPlace& prompt, const DecodedSound& sound);

/// Takes the sentence's recording away again; fine where there is none.
Result<void> remove_take(const PromptPlace& prompt);

} // namespace formant
