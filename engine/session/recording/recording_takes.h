#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/recording/decoded_sound.h"

#include <cstddef>
#include <string>

namespace formant {

/// Identifies a sentence of a list in a profile's folder.
struct PromptPlace {
    Path profile;
    std::string list;
    std::size_t index = 0; ///< from 0
};

/// Saves the sound as the recording of the sentence and returns the file. It replaces an earlier
/// recording: recordings/<list>_<number>.flac (48 kHz, mono, 24 bits) and its line in
/// metadata.jsonl. The replacement is atomic if the program is killed. ErrorKind::disk if it cannot
/// be written, ErrorKind::usage while another process records the same voice.
Result<std::string> save_take(const PromptPlace& prompt, const DecodedSound& sound);

/// Deletes the recording of the sentence, if there is one. Errors as save_take().
Result<void> remove_take(const PromptPlace& prompt);

} // namespace formant
