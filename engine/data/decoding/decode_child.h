#pragma once

#include "engine/base/os/os_process.h"
#include "engine/data/decoding/decode_settings.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace formant {

/// Runs a child process that reads untrusted audio (decode_worker.h). Starts it on demand, and
/// again after a crash.
class DecodeChild {
  public:
    /// The child writes decoded samples to `out`.
    DecodeChild(const DecodeSettings& settings, Path out)
        : settings_(settings), out_(std::move(out)) {}

    /// Sends a request about `file`. Returns the answer. ErrorKind::data says why that recording
    /// cannot be used; other kinds are no fault of the recording: the child cannot be started, or
    /// cannot write the samples.
    Result<nlohmann::json> query(const Path& file, nlohmann::json request);

    const Path& out() const { return out_; }

  private:
    Result<void> start();

    const DecodeSettings& settings_;
    Path out_;
    std::unique_ptr<LineProcess> child_;
};

/// Returns ErrorKind::data: "{file} cannot be used: {reason}".
tl::unexpected<Error> unusable(const Path& file, MessageArg reason);
Message invalid_answer_message();

} // namespace formant
