#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/decoding/decode_children.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace formant {

/// Holds float32 samples [N]. ErrorKind::data says why this recording cannot be used; other kinds
/// are no fault of the recording (DecodeChild::query).
using Decoded = Result<at::Tensor>;

/// Returns the request to a child to write the decoded samples of a file to its `out`.
nlohmann::json decode_request(const DecodeChild& child, const DecodeSettings& settings);

/// Decodes each file in a child process. If a child crashes or times out, its current file fails,
/// and it is restarted for the rest. Returns results in the order of `files`; cancellation skips
/// the rest. The decoding threads call `on_file_done` concurrently with the index of each finished
/// file.
std::vector<Decoded> decode_files(
    const std::vector<Path>& files, DecodeChildren& children, const CancellationToken& cancellation,
    const std::function<void(std::size_t)>& on_file_done = [](std::size_t) {});

} // namespace formant
