#pragma once

#include "engine/base/paths.h"

#include <map>
#include <string>

namespace formant::test {

/// Returns all values of a checkpoint by their path ("/optimisers/all/exp_avg/..."), with tensors
/// as shape and bytes, so that equal values are bit-exact. Excludes `/config`, which names the run.
/// Throws if the file is corrupt.
std::map<std::string, std::string> leaves_of(const Path& checkpoint);

/// Returns the first path at which two checkpoints differ; empty if they are equal.
std::string first_difference(const Path& a, const Path& b);

} // namespace formant::test
