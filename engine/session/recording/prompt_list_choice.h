#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// The languages that have a list of sentences of our own, as codes.
std::vector<std::string> languages_with_prompts();

/// Its file; one that is there for each of languages_with_prompts().
Path own_prompt_list(const std::string& language);

/// The sentences of a text file, a line each (`id<TAB>text` or `text`). ErrorKind::data where it
/// holds none or cannot be read.
Result<std::vector<std::string>> read_sentences(const Path& file);

/// Keeps such sentences in the profile's folder, and returns the name of the list there: that of
/// the file, with a number behind where another list has that name. The same sentences are kept
/// once.
Result<std::string> keep_prompt_list(const Path& profile, const Path& file);

/// The names of the lists in the profile's folder.
Result<std::vector<std::string>> kept_prompt_lists(const Path& profile);

} // namespace formant
