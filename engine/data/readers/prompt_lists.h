#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

/// A sentence that somebody is asked to speak.
struct Prompt {
    std::string id; ///< empty where the list gives none
    std::string text;
};

using PromptList = std::vector<Prompt>;

/// Lines are `id<TAB>text` or `text`; blank ones are none. ErrorKind::data where the file cannot be
/// read or is not UTF-8.
Result<PromptList> read_prompt_list(const Path& file);

/// The lists of a folder (prompts/<list>.txt) by their names.
Result<std::map<std::string, PromptList>> read_prompt_lists(const Path& folder);

/// The list's name without the `<profile>_` that some write before it.
std::string without_profile(const std::string& list, const std::string& profile);

} // namespace formant
