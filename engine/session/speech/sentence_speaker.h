#pragma once

#include "engine/synth/voice.h"

#include <cstdint>
#include <functional>
#include <shared_mutex>
#include <string>

namespace formant {

/// Speaks sentences for several threads. If memory runs out, cached memory is released and the
/// sentence is tried once more while all other threads wait.
class SentenceSpeaker {
  public:
    /// `voice` must outlive this object.
    SentenceSpeaker(const Voice& voice, const SpeakOptions& options, std::uint64_t seed)
        : voice_(voice), options_(options), seed_(seed) {}

    /// Speaks a sentence with the speaker of that name; an empty name means the first speaker.
    /// Returns ErrorKind::usage if the voice has no such speaker, ErrorKind::device if the sentence
    /// does not fit into memory on its own, ErrorKind::internal for other exceptions of LibTorch,
    /// and the errors of Voice::speak().
    Result<AudioClip> speak(const std::string& sentence, const std::string& speaker,
                            const CancellationToken& cancellation);

  private:
    using Work = std::function<Result<AudioClip>()>;

    Result<AudioClip> speak_with_retry(const std::string& sentence, const Work& work);

    const Voice& voice_;
    SpeakOptions options_;
    std::uint64_t seed_;
    std::shared_mutex memory_mutex_; ///< shared while speaking; exclusive for the second attempt
};

} // namespace formant
