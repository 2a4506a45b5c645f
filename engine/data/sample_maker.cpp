#include "engine/data/sample_maker.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {

at::Tensor SampleMaker::silence(double ms) const {
    const auto count = static_cast<std::int64_t>(
        ms * static_cast<double>(log_mel_.config().sample_rate_hz) / 1000);
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
    // The clips are mapped from the cache's files: joining them is what reads the disk.
    const at::Tensor joined = timed(stages_, Stage::join, [&] { return at::cat(audio); });
    return {timed(stages_, Stage::features, [&] { return log_mel_(joined); }), join_tokens(tokens),
            clips_[planned.clips.front()].speaker};
}

Batch collate(std::span<const Sample> samples, std::int64_t first_id) {
    const auto size = static_cast<std::int64_t>(samples.size());
    Batch batch;
    std::vector<std::int64_t> speakers;
    for (const Sample& sample : samples) {
        batch.lengths.tokens.push_back(static_cast<std::int64_t>(sample.tokens.size()));
        batch.lengths.frames.push_back(sample.mel.size(1));
        speakers.push_back(sample.speaker);
    }
    const auto& lengths = batch.lengths;
    const std::int64_t most_tokens =
        *std::max_element(lengths.tokens.begin(), lengths.tokens.end());
    const std::int64_t most_frames =
        *std::max_element(lengths.frames.begin(), lengths.frames.end());
    batch.tokens = at::zeros({size, most_tokens}, at::kLong);
    batch.mel = at::zeros({size, samples[0].mel.size(0), most_frames}, at::kFloat);
    for (std::int64_t i = 0; i < size; ++i) {
        const Sample& sample = samples[static_cast<std::size_t>(i)];
        batch.tokens[i]
            .narrow(0, 0, static_cast<std::int64_t>(sample.tokens.size()))
            .copy_(at::tensor(sample.tokens, at::kLong));
        batch.mel[i].narrow(1, 0, sample.mel.size(1)).copy_(sample.mel);
    }
    batch.token_lengths = at::tensor(lengths.tokens, at::kLong);
    batch.mel_lengths = at::tensor(lengths.frames, at::kLong);
    batch.sample_ids = at::arange(first_id, first_id + size, at::kLong);
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
