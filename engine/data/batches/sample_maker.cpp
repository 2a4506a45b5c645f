#include "engine/data/batches/sample_maker.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Pads a feature [..., length] of the samples with zeros to `length` steps of its axis:
/// [B, ..., length].
at::Tensor padded(std::span<const Sample> samples, Feature feature, std::int64_t length) {
    const at::Tensor& first = samples.front().features.at(feature);
    std::vector<std::int64_t> sizes = first.sizes().vec();
    sizes.back() = length * elements_per_step(first, samples.front().length[axis_of(feature)]);
    sizes.insert(sizes.begin(), static_cast<std::int64_t>(samples.size()));
    at::Tensor all = at::zeros(sizes, first.options());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const at::Tensor& one = samples[i].features.at(feature);
        all[static_cast<std::int64_t>(i)].narrow(-1, 0, one.size(-1)).copy_(one);
    }
    return all;
}

BatchLengths lengths_of(std::span<const Sample> samples) {
    BatchLengths lengths;
    lengths.reserve(samples.size());
    for (const Sample& sample : samples)
        lengths.push_back(sample.length);
    return lengths;
}

Batch collate_to(const SampleLength& shape, std::span<const Sample> samples,
                 std::int64_t first_id) {
    Batch batch;
    for (const auto& [feature, values] : samples.front().features)
        batch.features[feature] = padded(samples, feature, shape[axis_of(feature)]);
    batch.set_lengths(lengths_of(samples), shape);
    std::vector<std::int64_t> speakers;
    speakers.reserve(samples.size());
    for (const Sample& sample : samples)
        speakers.push_back(sample.speaker);
    const auto size = static_cast<std::int64_t>(samples.size());
    batch.sample_ids = at::arange(first_id, first_id + size, at::kLong);
    batch.speakers = at::tensor(speakers, at::kLong);
    return batch;
}

} // namespace

at::Tensor SampleMaker::silence(double ms) const {
    const auto count =
        static_cast<std::int64_t>(ms * static_cast<double>(needs_.mel.sample_rate_hz) / 1000);
    return at::zeros({count}, at::kFloat);
}

Sample SampleMaker::make(const PlannedSample& planned) const {
    std::vector<at::Tensor> audio = {silence(planned.edge_before_ms)};
    std::vector<Tokens> tokens;
    for (std::size_t i = 0; i < planned.clips.size(); ++i) {
        const TrainingClip& clip = clips_[planned.clips[i]];
        if (i > 0)
            audio.push_back(silence(planned.pauses_ms[i - 1]));
        audio.push_back(clip.samples);
        tokens.push_back(clip.tokens);
    }
    audio.push_back(silence(planned.edge_after_ms));
    // The clips are memory-mapped from the cache: concatenating them is what reads the disk.
    const at::Tensor concatenated = timed(stages_, Stage::join, [&] { return at::cat(audio); });
    Sample sample = timed(stages_, Stage::features, [&] { return features_(concatenated); });
    if (needs_.has(Feature::tokens))
        sample.add(Feature::tokens, at::tensor(tokenizer_.concatenate(tokens), at::kLong));
    sample.speaker = clips_[planned.clips.front()].speaker;
    return sample;
}

Batch collate(std::span<const Sample> samples, std::int64_t first_id) {
    return collate_to(longest_of(lengths_of(samples)), samples, first_id);
}

std::vector<Batch> collate_micro_batches(std::span<const Sample> samples, std::int64_t micro_batch,
                                         const PaddingGrid& padding) {
    const SampleLength shape = padding.shape_for(longest_of(lengths_of(samples)));
    std::vector<Batch> batches;
    for (std::size_t first = 0; first < samples.size();
         first += static_cast<std::size_t>(micro_batch)) {
        const auto part = samples.subspan(
            first, std::min(samples.size() - first, static_cast<std::size_t>(micro_batch)));
        const auto first_id = static_cast<std::int64_t>(first);
        batches.push_back(padding.size() > 0 ? collate_to(shape, part, first_id)
                                             : collate(part, first_id));
    }
    return batches;
}

} // namespace formant
