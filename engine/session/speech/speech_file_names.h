#pragma once

#include "engine/session/speech/speech_items.h"

#include <string>
#include <vector>

namespace formant {

/// Gives each item the name of the file to write: its id without what some system or shell does not
/// take in a name (slashes, colons, quotes, control characters, a dot in front), and `extension`
/// (".wav"). Names differ in more than case: "a.wav", "A-2.wav". Returns a sentence about each id
/// that its file is not called after.
std::vector<Message> name_speech_files(std::vector<SpeechItem>& items,
                                       const std::string& extension);

} // namespace formant
