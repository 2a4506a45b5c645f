#pragma once

#include "engine/data/batches/batch_source.h"
#include "engine/session/voices/frames_voice.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// Where the voice's flow begins to make a recording's frames anew: late enough that they keep the
/// recording's pitch, with which the sound to be learned agrees, and early enough that what is fine
/// in them is the voice's.
constexpr double remade_from = 0.5;

/// Puts frames that a voice makes of recordings in the place of the recordings' own, as a vocoder
/// is fine-tuned (Kong et al. 2020, section 4.4): of the same lengths, aligned with the sound, with
/// the temperature and the steps that the voice speaks with by default.
class FrameRemaker {
  public:
    /// `speakers` are those of the recordings; errors as places_in_voice().
    static Result<std::unique_ptr<FrameRemaker>>
    create(FramesVoice voice, const SpeakerTable& speakers, std::uint64_t seed);

    /// The same batch with another mel [B, n_mels, T], on the device where the batch is. What is
    /// drawn depends on the seed, `place` (of the global batch in the training) and the sample ids.
    Batch remade(Batch batch, std::int64_t place) const;

  private:
    FrameRemaker(FramesVoice voice, const std::vector<std::int64_t>& places, std::uint64_t seed);

    FramesVoice voice_;
    at::Tensor places_; ///< int64 [speakers of the recordings], in the voice's speaker table
    std::uint64_t seed_;
};

/// Null without a voice.
Result<std::unique_ptr<FrameRemaker>> make_frame_remaker(const std::optional<FramesVoice>& voice,
                                                         const SpeakerTable& speakers,
                                                         std::int64_t seed);

/// The batches of another source with remade frames: made anew in each epoch, on the voice's
/// device, by the thread that asks for them.
class RemadeFrames : public BatchSource {
  public:
    /// `remaker` outlives the source.
    RemadeFrames(std::unique_ptr<BatchSource> recorded, const FrameRemaker& remaker)
        : recorded_(std::move(recorded)), remaker_(remaker) {}

    Result<GlobalBatch> next() override;
    std::int64_t batches_per_epoch() const override { return recorded_->batches_per_epoch(); }
    void seek(std::int64_t epoch, std::int64_t index) override { recorded_->seek(epoch, index); }
    void set_micro_batch(std::int64_t size) override { recorded_->set_micro_batch(size); }

  private:
    std::unique_ptr<BatchSource> recorded_;
    const FrameRemaker& remaker_;
};

} // namespace formant
