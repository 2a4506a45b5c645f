#include "engine/models/xtts/decoded_speech.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>

namespace formant::xtts {
namespace {

/// Tokens of the first chunk, about a second. Each further chunk has as many as all before it, so
/// that the frames which are decoded twice take little time.
constexpr std::int64_t first_chunk = 20;

/// Joins the samples [N] of the rows to [B, N], 0 after shorter ones.
at::Tensor padded(std::vector<at::Tensor> rows, std::int64_t length) {
    for (at::Tensor& row : rows)
        row = at::constant_pad_nd(row, {0, length - row.size(0)});
    return at::stack(rows);
}

} // namespace

DecodedSpeech::DecodedSpeech(std::unique_ptr<gpt::TokenSpeaker> tokens,
                             std::shared_ptr<HifiDecoder> decoder, at::Tensor speaker,
                             double length_scale)
    : tokens_(std::move(tokens)), decoder_(std::move(decoder)), speaker_(std::move(speaker)),
      length_scale_(length_scale), goal_(first_chunk), rows_(tokens_->lengths().size()) {}

/// Speaks tokens until there are enough for a chunk. Returns false after a cancellation.
bool DecodedSpeech::speak_tokens(const CancellationToken& cancellation) {
    while (!tokens_->has_ended() && tokens_->count() < goal_ && !cancellation.requested())
        tokens_->speak_next();
    goal_ = 2 * tokens_->count();
    has_ended_ = tokens_->has_ended();
    return !cancellation.requested();
}

/// Returns the further samples [N] of a row, which has `length` tokens so far.
at::Tensor DecodedSpeech::next_samples(std::int64_t row, std::int64_t length) {
    constexpr std::int64_t context = HifiDecoder::context_frames;
    Progress& progress = rows_[static_cast<std::size_t>(row)];
    if (progress.has_ended)
        return at::zeros({0}, speaker_.options());
    progress.has_ended = has_ended_ || length < tokens_->count();
    const at::Tensor frames =
        HifiDecoder::upsampled(tokens_->hidden(row).unsqueeze(0), length_scale_);
    const std::int64_t count = frames.size(2);
    const std::int64_t settled =
        HifiDecoder::settled_frames(tokens_->count(), length_scale_) - context;
    const std::int64_t end = progress.has_ended ? count : std::max(progress.emitted, settled);
    const std::int64_t begin = std::exchange(progress.emitted, end);
    if (begin == end)
        return at::zeros({0}, speaker_.options());
    const std::int64_t first = std::max<std::int64_t>(0, begin - context);
    const at::Tensor part = frames.narrow(2, first, std::min(count, end + context) - first);
    return decoder_->audio_of(part, speaker_)
        .flatten()
        .narrow(0, (begin - first) * HifiDecoder::samples_per_frame,
                (end - begin) * HifiDecoder::samples_per_frame);
}

std::optional<SpeechChunk> DecodedSpeech::next(const CancellationToken& cancellation) {
    const at::NoGradGuard no_gradients;
    if (has_ended_ || !speak_tokens(cancellation))
        return std::nullopt;
    const std::vector<std::int64_t> lengths = tokens_->lengths();
    std::vector<at::Tensor> rows;
    SpeechChunk chunk;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        rows.push_back(next_samples(static_cast<std::int64_t>(i), lengths[i]));
        chunk.lengths.push_back(rows.back().size(0) / HifiDecoder::samples_per_frame);
        chunk.is_cut_off.push_back(has_ended_ && lengths[i] == tokens_->count());
    }
    const std::int64_t longest = std::ranges::max(chunk.lengths);
    chunk.samples = padded(std::move(rows), longest * HifiDecoder::samples_per_frame);
    return chunk;
}

} // namespace formant::xtts
