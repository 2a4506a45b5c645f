#pragma once

#include "engine/data/batches/batch.h"
#include "engine/data/batches/sample_features.h"
#include "engine/data/computed_feature_cache.h"

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace formant {

/// A network that computes a feature from the others of a sample: the mels of a teacher, or the
/// audio tokens of a codec.
class FeatureNetwork {
  public:
    virtual ~FeatureNetwork() = default;
    /// Returns the feature that it computes; it replaces the one that a sample has.
    virtual Feature output() const = 0;
    virtual std::set<Feature> inputs() const = 0;
    /// Identifies weights and settings: networks with the same fingerprint compute the same.
    virtual std::string fingerprint() const = 0;
    /// Returns how many samples are computed together. 1 if the result is to be the same bit by
    /// bit whatever other samples there are.
    virtual std::size_t samples_at_once() const = 0;
    /// Returns the length of the output along its axis for a sample of this length.
    virtual std::int64_t output_length(const SampleLength& input) const {
        return input[axis_of(output())];
    }
    /// Computes the feature [B, ..., length], without gradients, for a batch of the inputs on the
    /// CPU; it may be longer than the longest output. `sample_ids` of the batch follow from the
    /// contents of each sample.
    virtual at::Tensor compute(const Batch& batch) const = 0;
};

/// Adds a feature that a network computes to samples. The feature of a sample is a function of its
/// contents and the network, so it is computed once and read from a cache from then on.
class ComputedFeature {
  public:
    /// `cache` null: the feature is computed each time. Samples that hardly ever repeat, such as
    /// random concatenations, would fill the disk.
    ComputedFeature(std::unique_ptr<FeatureNetwork> network,
                    std::unique_ptr<ComputedFeatureCache> cache);
    /// Writes to the cache what was computed last.
    ~ComputedFeature();
    ComputedFeature(const ComputedFeature&) = delete;
    ComputedFeature& operator=(const ComputedFeature&) = delete;

    /// Sets the length that the feature of a sample of this length has along its axis.
    void add_output_to(SampleLength& length) const;
    /// Sets Sample::content. May be called from any thread; it takes the time of a SHA-256.
    void identify(Sample& sample) const;
    /// Adds the feature to identified samples. Only one thread may call this.
    void add_to(std::vector<Sample>& samples);

  private:
    at::Tensor cached(const Sample& sample);
    void compute(std::span<Sample*> samples);
    void store_pending();

    std::unique_ptr<FeatureNetwork> network_;
    std::unique_ptr<ComputedFeatureCache> cache_; ///< null if nothing is cached
    bool can_store_ = true;                       ///< false after a failed write
    const std::string fingerprint_;
    NamedTensors pending_; ///< not yet in the cache
};

} // namespace formant
