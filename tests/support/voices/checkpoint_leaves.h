#pragma once

#include "engine/base/paths.h"

#include <map>
#include <string>

namespace formant::test {

/// Everything that a checkpoint holds, by its place in it ("/optimisers/all/exp_avg/..."): tensors
/// as their shape and bytes, so that equal means equal to the bit. Without `/config`, which names
/// the run. Throws where the file is not whole.
std::map<std::string, std::string> leaves_of(const Path& checkpoint);

/// The first place where two checkpoints differ; empty where they are the same.
std::string first_difference(const Path& a, const Path& b);

} // namespace formant::test
