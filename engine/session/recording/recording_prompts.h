#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the codes of the languages that have a built-in list of sentences to record.
std::vector<std::string> prompt_list_languages();

/// Returns the file of the built-in list of a language, one of prompt_list_languages().
Path built_in_prompt_list(const std::string& language);

/// Reads the sentences of a text file with one per line (`id<TAB>text` or `text`). ErrorKind::data
/// if the file has none or cannot be read.
Result<std::vector<std::string>> read_sentences(const Path& file);

/// Copies the sentences of `file` as a list into the profile's folder and returns the name of the
/// list: that of the file, with a number if another list has this name. A list with the same
/// sentences is not copied again.
Result<std::string> save_prompt_list(const Path& profile, const Path& file);

/// Returns the names of the lists of sentences in the profile's folder.
Result<std::vector<std::string>> saved_prompt_lists(const Path& profile);

} // namespace formant
