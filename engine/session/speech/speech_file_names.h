#pragma once

#include "engine/session/speech/speech_items.h"

#include <string>
#include <vector>

namespace formant {

/// Sets the file name of each item: its id without characters that some system or shell does not
/// accept (slashes, colons, quotes, control characters, a dot at the start), and `extension`
/// (".wav"). Names differ in more than case: "a.wav", "A-2.wav". Returns a message for each id that
/// differs from its file name.
std::vector<Message> name_speech_files(std::vector<SpeechItem>& items,
                                       const std::string& extension);

} // namespace formant
