#include "engine/data/batches/computed_feature.h"

#include "engine/base/log.h"
#include "engine/base/sha256.h"
#include "engine/data/batches/sample_maker.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Number of features after which a file of the cache is written. A crash loses what is not written
/// yet, which is computed again.
constexpr std::size_t features_per_shard = 64;

std::string_view bytes_of(const at::Tensor& contiguous) {
    return {static_cast<const char*>(contiguous.const_data_ptr()), contiguous.nbytes()};
}

/// Returns a key of Noise that follows from the contents of a sample.
std::int64_t noise_id(const std::string& content) {
    return std::stoll(content.substr(0, 15), nullptr, 16);
}

/// Returns a sample with these features only, which is all that the network receives.
Sample with_only(const Sample& sample, const std::set<Feature>& features) {
    Sample some = sample;
    std::erase_if(some.features, [&](const auto& each) { return !features.contains(each.first); });
    return some;
}

} // namespace

ComputedFeature::ComputedFeature(std::unique_ptr<FeatureNetwork> network,
                                 std::unique_ptr<ComputedFeatureCache> cache)
    : network_(std::move(network)), cache_(std::move(cache)),
      fingerprint_(network_->fingerprint()) {}

ComputedFeature::~ComputedFeature() {
    store_pending();
}

void ComputedFeature::add_output_to(SampleLength& length) const {
    length[axis_of(network_->output())] = network_->output_length(length);
}

void ComputedFeature::identify(Sample& sample) const {
    std::string all = fmt::format("{}\n{}\n", fingerprint_, sample.speaker);
    for (const Feature feature : network_->inputs()) {
        const at::Tensor values = sample.features.at(feature).contiguous();
        all += fmt::format("{} {}\n", name_of(feature), fmt::join(values.sizes(), " "));
        all += bytes_of(values);
    }
    sample.content = sha256(all);
}

void ComputedFeature::add_to(std::vector<Sample>& samples) {
    std::vector<Sample*> missing;
    for (Sample& sample : samples) {
        if (at::Tensor known = cached(sample); known.defined())
            sample.add(network_->output(), std::move(known));
        else
            missing.push_back(&sample);
    }
    const std::size_t at_once = network_->samples_at_once();
    for (std::span<Sample*> rest = missing; !rest.empty();) {
        const std::size_t count = std::min(at_once, rest.size());
        compute(rest.first(count));
        rest = rest.subspan(count);
        if (pending_.size() >= features_per_shard)
            store_pending();
    }
}

at::Tensor ComputedFeature::cached(const Sample& sample) {
    if (!cache_)
        return {};
    const auto pending = pending_.find(sample.content);
    return pending != pending_.end() ? pending->second : cache_->find(sample.content);
}

void ComputedFeature::compute(std::span<Sample*> samples) {
    std::vector<Sample> inputs;
    std::vector<std::int64_t> ids;
    for (const Sample* sample : samples) {
        inputs.push_back(with_only(*sample, network_->inputs()));
        ids.push_back(noise_id(sample->content));
    }
    Batch batch = collate(inputs, /*first_id=*/0);
    batch.sample_ids = at::tensor(ids, at::kLong);
    const at::Tensor computed = network_->compute(batch).to(at::kCPU);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        at::Tensor values = computed[static_cast<std::int64_t>(i)]
                                .narrow(-1, 0, network_->output_length(samples[i]->length))
                                .clone(at::MemoryFormat::Contiguous);
        if (cache_ && can_store_)
            pending_[samples[i]->content] = values;
        samples[i]->add(network_->output(), std::move(values));
    }
}

void ComputedFeature::store_pending() {
    if (pending_.empty())
        return;
    if (const auto stored = cache_->store(pending_); !stored) {
        log(LogLevel::warning,
            message(FORMANT_TR("data",
                               "{reason}. Training continues, but what a network computes for "
                               "recordings that are not cached yet is computed again in "
                               "each epoch. To cache it, set XDG_CACHE_HOME to a folder on "
                               "another disk and resume the run"),
                    {{"reason", stored.error().what}}));
        can_store_ = false;
    }
    pending_.clear();
}

} // namespace formant
