#include "engine/data/batches/sample_maker.h"

#include "engine/data/tokens/prompt_vectors.h"

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

std::int64_t SampleMaker::silent_samples(double ms) const {
    return static_cast<std::int64_t>(ms * static_cast<double>(needs_.mel.sample_rate_hz) / 1000);
}

at::Tensor SampleMaker::silence(double ms) const {
    return at::zeros({silent_samples(ms)}, at::kFloat);
}

Tokens SampleMaker::tokens_of(const PlannedSample& planned) const {
    std::vector<Tokens> tokens;
    for (const std::size_t clip : planned.clips)
        tokens.push_back(clips_[clip].tokens);
    return tokenizer_.concatenate(tokens);
}

SampleLength SampleMaker::length(const PlannedSample& planned) const {
    const TrainingClip& first = clips_[planned.clips.front()];
    if (first.codes.defined())
        return {.tokens = static_cast<std::int64_t>(first.tokens.size()),
                .codes = first.codes.numel(),
                .conditioning = needs_.limits.conditioning_length};
    std::int64_t samples =
        silent_samples(planned.edge_before_ms) + silent_samples(planned.edge_after_ms);
    for (const double pause_ms : planned.pauses_ms)
        samples += silent_samples(pause_ms);
    for (const std::size_t clip : planned.clips)
        samples += clips_[clip].samples.numel();
    SampleLength length;
    length.frames = frames_of(needs_, samples);
    if (needs_.has(Feature::tokens))
        length.tokens = static_cast<std::int64_t>(tokens_of(planned).size());
    return length;
}

Result<Sample> SampleMaker::make(const PlannedSample& planned) const {
    const TrainingClip& first = clips_[planned.clips.front()];
    return first.codes.defined() ? prepared_sample(first) : joined_sample(planned);
}

Result<Sample> SampleMaker::prepared_sample(const TrainingClip& clip) const {
    return timed(stages_, Stage::features,
                 [&] { return read_prompt_vectors(clip.prompt, needs_.limits); })
        .map([&](at::Tensor conditioning) {
            Sample sample;
            sample.add(Feature::tokens, at::tensor(clip.tokens, at::kLong));
            sample.add(Feature::codes, clip.codes.to(at::kLong).unsqueeze(0));
            sample.add(Feature::conditioning, std::move(conditioning));
            sample.speaker = clip.speaker;
            return sample;
        });
}

Sample SampleMaker::joined_sample(const PlannedSample& planned) const {
    std::vector<at::Tensor> audio = {silence(planned.edge_before_ms)};
    for (std::size_t i = 0; i < planned.clips.size(); ++i) {
        const TrainingClip& clip = clips_[planned.clips[i]];
        if (i > 0)
            audio.push_back(silence(planned.pauses_ms[i - 1]));
        audio.push_back(clip.samples);
    }
    audio.push_back(silence(planned.edge_after_ms));
    // The clips are memory-mapped from the cache: concatenating them is what reads the disk.
    const at::Tensor concatenated = timed(stages_, Stage::join, [&] { return at::cat(audio); });
    Sample sample = timed(stages_, Stage::features, [&] { return features_(concatenated); });
    if (needs_.has(Feature::tokens))
        sample.add(Feature::tokens, at::tensor(tokens_of(planned), at::kLong));
    sample.speaker = clips_[planned.clips.front()].speaker;
    return sample;
}

Batch collate(std::span<const Sample> samples, std::int64_t first_id) {
    return collate_to(longest_of(lengths_of(samples)), samples, first_id);
}

std::size_t samples_in_batch(std::span<const SampleLength> lengths, const Collation& how) {
    const std::size_t max_samples =
        std::min(lengths.size(), static_cast<std::size_t>(how.micro_batch));
    if (how.max_frames == 0)
        return max_samples;
    BatchLengths taken;
    while (taken.size() < max_samples) {
        taken.push_back(lengths[taken.size()]);
        if (taken.size() > 1 && std::ssize(taken) * longest_of(taken).steps() > how.max_frames)
            return taken.size() - 1;
    }
    return max_samples;
}

std::vector<Batch> collate_micro_batches(std::span<const Sample> samples, const Collation& how) {
    BatchLengths lengths = lengths_of(samples);
    BatchLengths all = lengths;
    all.push_back(how.longest_of_others);
    const bool has_grid = how.grid != nullptr && how.grid->size() > 0;
    const SampleLength shape = has_grid ? how.grid->shape_for(longest_of(all)) : SampleLength();
    if (has_grid)
        std::ranges::fill(lengths, shape);
    std::vector<Batch> batches;
    for (std::size_t first = 0; first < samples.size();) {
        const std::size_t count = samples_in_batch(std::span(lengths).subspan(first), how);
        const auto part = samples.subspan(first, count);
        const std::int64_t id = how.first_id + static_cast<std::int64_t>(first);
        batches.push_back(has_grid ? collate_to(shape, part, id) : collate(part, id));
        first += count;
    }
    return batches;
}

} // namespace formant
