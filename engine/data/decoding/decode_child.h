#pragma once

#include "engine/base/os/os_process.h"
#include "engine/data/decoding/decode_settings.h"

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <memory>

namespace formant {

/// A child process that reads foreign audio (decode_worker.h), started when it is needed and again
/// after it died.
class DecodeChild {
  public:
    /// `out` is where it may put decoded samples.
    DecodeChild(const DecodeSettings& settings, Path out)
        : settings_(settings), out_(std::move(out)) {}

    /// The answer to a request about `file`, or why that recording cannot be used.
    tl::expected<nlohmann::json, Message> ask(const Path& file, nlohmann::json request);

    const Path& out() const { return out_; }

  private:
    Result<void> start();

    const DecodeSettings& settings_;
    Path out_;
    std::unique_ptr<LineProcess> child_;
};

/// "{file} cannot be used: {reason}"
Message unusable(const Path& file, MessageArg reason);
Message no_sensible_answer();

} // namespace formant
