#pragma once

#include "engine/base/cancellation.h"
#include "engine/models/reference_recording.h"
#include "engine/models/speak_options.h"
#include "engine/nn/noise.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace formant {

/// Holds a padded batch of texts to synthesize.
struct UtteranceBatch {
    at::Tensor tokens;        ///< int64 [B, L]
    at::Tensor token_lengths; ///< int64 [B]
    at::Tensor sample_ids;    ///< int64 [B], the keys of Noise
};

/// Holds a part of synthesized speech: log-mel frames for a vocoder, or a waveform. The valid
/// frames of a session's chunks, concatenated along time, are the whole utterances.
struct SpeechChunk {
    at::Tensor log_mel;                     ///< [B, n_mels, T]; undefined if `samples` is defined
    at::Tensor samples;                     ///< [B, T * hop_length], from models that output a
                                            ///< waveform
    std::vector<std::int64_t> lengths = {}; ///< [B], valid frames of each utterance in this chunk;
                                            ///< 0 for an utterance that has ended
    std::vector<bool> is_cut_off = {};      ///< [B], the longest that the model speaks was reached
                                            ///< before the end of the text; empty: none was
};

/// Synthesizes a batch chunk by chunk: holds what the model needs to compute the next one, such as
/// a KV cache. It owns its noise and shares the tensors of the batch; only the model must outlive
/// it. It may be destroyed at any time, also before its last chunk. Several sessions of a model may
/// be used at the same time by different threads, each by one.
class SpeechSession {
  public:
    virtual ~SpeechSession() = default;
    /// Computes the next chunk without gradients (it sets its own at::NoGradGuard). Returns nothing
    /// after the last chunk, of which there is at least one, and from a cancellation on. A session
    /// ends after a bounded number of frames, whatever the weights. The same batch, noise and
    /// options give the same chunks. After an exception, such as running out of memory, the session
    /// can only be destroyed.
    virtual std::optional<SpeechChunk> next(const CancellationToken& cancellation) = 0;
};

/// Interface of models that synthesize speech from text.
class SpeechModel {
  public:
    virtual ~SpeechModel() = default;
    /// Returns the options that begin() expects, with their default values.
    virtual SpeakOptions default_options() const = 0;
    /// Starts the synthesis of a batch. `options` must hold the alternative of default_options()
    /// and its optional values; otherwise this function or the session throws
    /// std::bad_variant_access or std::bad_optional_access.
    virtual std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch,
                                                 std::unique_ptr<Noise> noise,
                                                 const SpeakOptions& options) = 0;
    /// Returns true if the model outputs a waveform, in one or several chunks. Returns false if it
    /// outputs frames for a vocoder: then a session gives a single chunk, because a vocoder needs
    /// the frames on both sides of each frame and would make chunk boundaries audible.
    virtual bool outputs_waveform() const { return false; }
    /// Returns the sample rate of the waveform in Hz; 0: that of the model's mels.
    virtual std::int64_t output_rate_hz() const { return 0; }
    /// Returns the style vector [S] of a recording, for style_in(); undefined if the model does not
    /// support reference recordings.
    virtual at::Tensor style_of(const ReferenceRecording& recording) = 0;
    /// Returns true if begin() needs the style of a reference recording.
    virtual bool needs_style() const { return false; }
};

} // namespace formant
