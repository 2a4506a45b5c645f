#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"

#include <tl/expected.hpp>

#include <string>

namespace formant {

/// Reads what torch.save wrote before PyTorch 1.6, and still writes where it is asked to
/// (torch/serialization.py, _legacy_save): five pickles one after another (a mark, a version, the
/// machine, the values, the keys of the storages), and behind them each storage's length and
/// numbers. Executes nothing; or says why it cannot be read.
tl::expected<StateTree, std::string> read_old_pytorch_file(const Path& file);

} // namespace formant
