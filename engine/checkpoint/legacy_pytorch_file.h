#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"

#include <tl/expected.hpp>

#include <string>

namespace formant {

/// Reads PyTorch's legacy format, which torch.save wrote before PyTorch 1.6 and still writes on
/// request (torch/serialization.py, _legacy_save): five pickles (magic number, protocol version,
/// system info, values, storage keys), followed by the length and data of each storage. Never
/// executes code from the file. The error is the reason why the file cannot be read.
tl::expected<StateTree, std::string> read_legacy_pytorch_file(const Path& file);

} // namespace formant
