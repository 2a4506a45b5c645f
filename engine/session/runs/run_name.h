#pragma once

#include "engine/base/paths.h"

#include <functional>
#include <string>

namespace formant {

/// Returns true if a name is in use.
using IsTaken = std::function<bool(const std::string&)>;

/// Returns a free variant of `name`: for "voice", and also for "voice-2", the first of "voice-2",
/// "voice-3", ... that is not taken.
std::string next_run_name(const std::string& name, const IsTaken& is_taken);

/// Returns a free variant of `name`, where the folders in `runs` are taken.
std::string next_run_name(const std::string& name, const Path& runs);

/// Returns `name` if it is free, else the first of "name-2", "name-3", ... that is.
std::string free_run_name(const std::string& name, const IsTaken& is_taken);

/// Returns a text without the characters that need quoting in a shell or file system.
std::string plain_run_name(const std::string& text);

/// Returns the name of the corpus folder as a name of a run.
std::string corpus_run_name(const Path& corpus);

/// Returns true if the run in this folder was last trained on this corpus, as far as the folders
/// of the recordings show.
bool is_run_on_corpus(const Path& run, const Path& corpus);

/// Returns the name for a run that trains on this corpus: the name of the corpus folder without
/// characters that run names cannot contain, and with a number if a run on another corpus has that
/// name.
std::string run_name_for_corpus(const Path& corpus, const Path& runs);

/// Returns true for each name that run_name_for_corpus() can return, with any number.
bool is_run_name_for_corpus(const std::string& name, const Path& corpus);

} // namespace formant
