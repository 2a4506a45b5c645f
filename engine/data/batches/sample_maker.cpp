#include "engine/data/batches/sample_maker.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Pads the tensors [..., length] of the samples with zeros to `frames`: [B, ..., length].
/// Undefined if the samples have none.
at::Tensor padded(std::span<const Sample> samples, at::Tensor Sample::*member,
                  std::int64_t frames) {
    const Sample& first = samples.front();
    if (!(first.*member).defined())
        return {};
    std::vector<std::int64_t> sizes = (first.*member).sizes().vec();
    sizes.back() = frames * (sizes.back() / first.frames());
    sizes.insert(sizes.begin(), static_cast<std::int64_t>(samples.size()));
    at::Tensor all = at::zeros(sizes, at::kFloat);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const at::Tensor& one = samples[i].*member;
        all[static_cast<std::int64_t>(i)].narrow(-1, 0, one.size(-1)).copy_(one);
    }
    return all;
}

at::Tensor padded_tokens(std::span<const Sample> samples, std::int64_t count) {
    at::Tensor all = at::zeros({static_cast<std::int64_t>(samples.size()), count}, at::kLong);
    for (std::size_t i = 0; i < samples.size(); ++i)
        all[static_cast<std::int64_t>(i)]
            .narrow(0, 0, static_cast<std::int64_t>(samples[i].tokens.size()))
            .copy_(at::tensor(samples[i].tokens, at::kLong));
    return all;
}

SampleLength longest_sample(std::span<const Sample> samples) {
    SampleLength longest;
    for (const Sample& sample : samples)
        longest = {std::max(longest.frames, sample.frames()),
                   std::max(longest.tokens, static_cast<std::int64_t>(sample.tokens.size()))};
    return longest;
}

Batch collate_to(const SampleLength& shape, std::span<const Sample> samples,
                 std::int64_t first_id) {
    Batch batch;
    std::vector<std::int64_t> speakers;
    for (const Sample& sample : samples) {
        batch.lengths.tokens.push_back(static_cast<std::int64_t>(sample.tokens.size()));
        batch.lengths.frames.push_back(sample.frames());
        speakers.push_back(sample.speaker);
    }
    batch.tokens = padded_tokens(samples, shape.tokens);
    batch.mel = padded(samples, &Sample::mel, shape.frames);
    batch.spectrum = padded(samples, &Sample::spectrum, shape.frames);
    batch.audio = padded(samples, &Sample::audio, shape.frames);
    batch.token_lengths = at::tensor(batch.lengths.tokens, at::kLong);
    batch.mel_lengths = at::tensor(batch.lengths.frames, at::kLong);
    batch.sample_ids = at::arange(first_id, first_id + batch.lengths.size(), at::kLong);
    batch.speakers = at::tensor(speakers, at::kLong);
    return batch;
}

} // namespace

at::Tensor SampleMaker::silence(double ms) const {
    const auto count = static_cast<std::int64_t>(ms * static_cast<double>(rate_hz_) / 1000);
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
    sample.tokens = tokenizer_.concatenate(tokens);
    sample.speaker = clips_[planned.clips.front()].speaker;
    return sample;
}

Batch collate(std::span<const Sample> samples, std::int64_t first_id, const PaddingGrid& padding) {
    return collate_to(padding.shape_for(longest_sample(samples)), samples, first_id);
}

std::vector<Batch> collate_micro_batches(std::span<const Sample> samples, std::int64_t micro_batch,
                                         const PaddingGrid& padding) {
    const SampleLength shape = padding.shape_for(longest_sample(samples));
    std::vector<Batch> batches;
    for (std::size_t first = 0; first < samples.size();
         first += static_cast<std::size_t>(micro_batch)) {
        const std::size_t count =
            std::min(samples.size() - first, static_cast<std::size_t>(micro_batch));
        const auto part = samples.subspan(first, count);
        batches.push_back(collate_to(padding.size() > 0 ? shape : longest_sample(part), part,
                                     static_cast<std::int64_t>(first)));
    }
    return batches;
}

} // namespace formant
