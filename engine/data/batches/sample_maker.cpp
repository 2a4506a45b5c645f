#include "engine/data/batches/sample_maker.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Pads the tensors [..., length] of the samples with zeros to the longest: [B, ..., length].
/// Undefined if the samples have none.
at::Tensor padded(std::span<const Sample> samples, at::Tensor Sample::*member) {
    if (!(samples.front().*member).defined())
        return {};
    std::int64_t longest = 0;
    for (const Sample& sample : samples)
        longest = std::max(longest, (sample.*member).size(-1));
    std::vector<std::int64_t> sizes = (samples.front().*member).sizes().vec();
    sizes.back() = longest;
    sizes.insert(sizes.begin(), static_cast<std::int64_t>(samples.size()));
    at::Tensor all = at::zeros(sizes, at::kFloat);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const at::Tensor& one = samples[i].*member;
        all[static_cast<std::int64_t>(i)].narrow(-1, 0, one.size(-1)).copy_(one);
    }
    return all;
}

at::Tensor padded_tokens(std::span<const Sample> samples, std::int64_t longest) {
    at::Tensor all = at::zeros({static_cast<std::int64_t>(samples.size()), longest}, at::kLong);
    for (std::size_t i = 0; i < samples.size(); ++i)
        all[static_cast<std::int64_t>(i)]
            .narrow(0, 0, static_cast<std::int64_t>(samples[i].tokens.size()))
            .copy_(at::tensor(samples[i].tokens, at::kLong));
    return all;
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

Batch collate(std::span<const Sample> samples, std::int64_t first_id) {
    Batch batch;
    std::vector<std::int64_t> speakers;
    for (const Sample& sample : samples) {
        batch.lengths.tokens.push_back(static_cast<std::int64_t>(sample.tokens.size()));
        batch.lengths.frames.push_back(sample.frames());
        speakers.push_back(sample.speaker);
    }
    const auto& tokens = batch.lengths.tokens;
    batch.tokens = padded_tokens(samples, *std::max_element(tokens.begin(), tokens.end()));
    batch.mel = padded(samples, &Sample::mel);
    batch.spectrum = padded(samples, &Sample::spectrum);
    batch.audio = padded(samples, &Sample::audio);
    batch.token_lengths = at::tensor(batch.lengths.tokens, at::kLong);
    batch.mel_lengths = at::tensor(batch.lengths.frames, at::kLong);
    batch.sample_ids = at::arange(first_id, first_id + batch.lengths.size(), at::kLong);
    batch.speakers = at::tensor(speakers, at::kLong);
    return batch;
}

std::vector<Batch> collate_micro_batches(std::span<const Sample> samples,
                                         std::int64_t micro_batch) {
    std::vector<Batch> batches;
    for (std::size_t first = 0; first < samples.size();
         first += static_cast<std::size_t>(micro_batch)) {
        const std::size_t count =
            std::min(samples.size() - first, static_cast<std::size_t>(micro_batch));
        batches.push_back(collate(samples.subspan(first, count), static_cast<std::int64_t>(first)));
    }
    return batches;
}

} // namespace formant
