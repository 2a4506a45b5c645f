#pragma once

#include "engine/base/paths.h"

#include <functional>
#include <string>

namespace formant {

using IsTaken = std::function<bool(const std::string&)>;

/// A name like that one that is not taken: of "voice" and of "voice-2" the first of "voice-2",
/// "voice-3", ... that is free.
std::string next_run_name(const std::string& name, const IsTaken& is_taken);

/// The same, where no folder of the runs may have it.
std::string next_run_name(const std::string& name, const Path& runs);

/// For the run of a voice that is made of this corpus: what its folder is called, without what no
/// run's name may have, and with a number where that is the name of a run of other recordings.
std::string run_name_for_corpus(const Path& corpus, const Path& runs);

/// True for every name that run_name_for_corpus() gives, whatever its number.
bool is_run_name_for_corpus(const std::string& name, const Path& corpus);

} // namespace formant
