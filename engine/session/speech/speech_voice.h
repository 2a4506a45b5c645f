#pragma once

#include "engine/data/speaker_table.h"
#include "engine/session/speech/speech_items.h"
#include "engine/session/speech/speech_service.h"
#include "engine/synth/voice.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace formant {

/// Memory of one speaking thread besides the shared voice: for a sentence of half a minute the
/// spectrograms of the vocoder (0.1 GB) and the largest activations of the decoder (0.1 GB), and as
/// much again for the caching allocator.
constexpr std::int64_t bytes_per_speech_worker = std::int64_t{400} << 20;

/// Returns the number of speaking threads: one per core, at most 16, and no more than fit into half
/// of the memory, which other programs need too. `usable_bytes`: usable memory of the machine or of
/// a GPU; absent: unknown, so that it sets no limit.
std::int64_t suggested_speech_workers(std::optional<std::int64_t> usable_bytes,
                                      std::int64_t bytes_per_worker, std::int64_t cores);

/// Assigns the default speaker to texts that name no speaker.
class DefaultSpeaker {
  public:
    /// `name` empty: the first of `speakers`, which must outlive this object.
    DefaultSpeaker(std::string name, const SpeakerTable& speakers)
        : name_(std::move(name)), speakers_(speakers) {}

    /// Sets the speaker of the item if it has none. Logs once that the first of several speakers is
    /// used.
    void assign_to(SpeechItem& item);

  private:
    std::string name_;
    const SpeakerTable& speakers_;
    bool warned_ = false;
};

/// Stores the voice of a request with its options.
struct SpeechVoice {
    std::unique_ptr<Voice> voice;
    SpeakOptions options;
    Message vocoder_warning; ///< as VoiceVocoder::warning; already logged
};

/// Loads the voice, its vocoder and the style of the reference. Errors are those of speak_texts().
Result<SpeechVoice> open_speech_voice(const SpeechRequest& request,
                                      const CancellationToken& cancellation);

/// Returns the number of threads to speak with: one on a GPU, which a single thread keeps busy.
std::int64_t speech_thread_count(const Voice& voice, const SpeechRequest& request);

} // namespace formant
