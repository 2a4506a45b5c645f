#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/decoding/decode_children.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace formant {

/// Samples float32 [N], or why this recording cannot be used.
using Decoded = tl::expected<at::Tensor, Message>;

/// What a child is asked for so that it lays the decoded samples of a file into its `out`.
nlohmann::json decode_request(const DecodeChild& child, const DecodeSettings& settings);

/// Decodes each file in a child process. A child that dies or takes too long costs the file that it
/// was at, and is started again for the rest. In the order of `files`; after a cancellation the
/// rest is left out. `one_is_done` is called with the file's place by the decoding threads, several
/// at once.
std::vector<Decoded> decode_files(
    const std::vector<Path>& files, DecodeChildren& children, const Cancellation& cancellation,
    const std::function<void(std::size_t)>& one_is_done = [](std::size_t) {});

} // namespace formant
