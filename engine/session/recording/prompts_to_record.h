#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A sentence of a list, with its recording if there is one.
struct PromptToRecord {
    std::string text;
    std::string recording; ///< the audio file; empty: not recorded yet
};

/// Reads the sentences of a list in the profile's folder, in order, with their recordings.
/// ErrorKind::data if there is no such list.
Result<std::vector<PromptToRecord>> prompts_to_record(const Path& profile, const std::string& list);

/// Returns the index of the first sentence without a recording, searching from `from` on and then
/// from the start; the number of sentences if all are recorded.
std::size_t next_unrecorded(const std::vector<PromptToRecord>& prompts, std::size_t from = 0);

} // namespace formant
