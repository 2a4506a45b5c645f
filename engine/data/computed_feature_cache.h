#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/safetensors.h"

#include <memory>
#include <string>

namespace formant {

/// Features that one network computed, between runs: a folder of safetensors shards, whose tensors
/// are named by the contents of their samples (Sample::content). Several processes may use one
/// folder; each sees what was stored before it opened the folder, and what it stores itself.
class ComputedFeatureCache {
  public:
    /// Creates the folder if necessary. A damaged shard is removed. ErrorKind::disk if the folder
    /// cannot be read.
    static Result<std::unique_ptr<ComputedFeatureCache>> open(const Path& folder);

    /// Finds a feature, which is memory-mapped and must not be written to; undefined if there is
    /// none.
    at::Tensor find(const std::string& content) const;
    /// Stores features in a new shard. ErrorKind::disk if it cannot be written.
    Result<void> store(const NamedTensors& features);

  private:
    explicit ComputedFeatureCache(Path folder) : folder_(std::move(folder)) {}
    void add_shard(const Path& file);

    Path folder_;
    NamedTensors features_;
};

} // namespace formant
