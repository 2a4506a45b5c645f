#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

struct PromptToRecord {
    std::string text;
    std::string recording; ///< the file; empty while there is none
};

/// The sentences of a list in the profile's folder, in their order. ErrorKind::data where there is
/// no such list.
Result<std::vector<PromptToRecord>> prompts_to_record(const Path& profile, const std::string& list);

/// The first sentence without a recording, from `from` on and then from the beginning; their number
/// where all have one.
std::size_t next_unrecorded(const std::vector<PromptToRecord>& prompts, std::size_t from = 0);

} // namespace formant
