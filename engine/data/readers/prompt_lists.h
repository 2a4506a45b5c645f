#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

/// Stores a sentence to be recorded.
struct Prompt {
    std::string id; ///< empty if the list has none
    std::string text;
};

using PromptList = std::vector<Prompt>;

/// Reads lines of the form `id<TAB>text` or `text`; skips blank ones. ErrorKind::data if the file
/// cannot be read or is not UTF-8.
Result<PromptList> read_prompt_list(const Path& file);

/// Reads the lists of a folder (prompts/<list>.txt) by name.
Result<std::map<std::string, PromptList>> read_prompt_lists(const Path& folder);

/// Removes an optional prefix `<profile>_` from the name of a list.
std::string without_profile(const std::string& list, const std::string& profile);

} // namespace formant
