#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// Returns names for the clips of a recording: "talk-0001.wav", "talk-0002.wav", and adds them to
/// those that are taken already. Another recording of the same name gets "talk-2-0001.wav".
std::vector<std::string> new_clip_names(const std::string& recording, std::size_t count,
                                        std::set<std::string>& taken);

/// Returns true for the file of a clip with such a name: "wavs/talk-0001.wav". No other file is
/// removed, whatever a list says.
bool is_clip_file(const std::string& file);

} // namespace formant
