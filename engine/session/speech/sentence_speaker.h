#pragma once

#include "engine/synth/voice.h"

#include <cstdint>
#include <functional>
#include <shared_mutex>
#include <string>

namespace formant {

/// Speaks sentences for several threads at a time. One that memory does not suffice for is spoken
/// once more while all others wait, with everything released that is only kept for later.
class SentenceSpeaker {
  public:
    /// The voice outlives it.
    SentenceSpeaker(const Voice& voice, const SpeakOptions& options, std::uint64_t seed)
        : voice_(voice), options_(options), seed_(seed) {}

    /// By the speaker of that name; empty: the first. ErrorKind::usage for a name that the voice
    /// has not, device where the sentence alone does not fit into the memory, internal for what
    /// LibTorch throws else, and what Voice::speak() says.
    Result<AudioClip> speak(const std::string& sentence, const std::string& speaker,
                            const Cancellation& cancellation);

  private:
    using Work = std::function<Result<AudioClip>()>;

    Result<AudioClip> speak_twice(const std::string& sentence, const Work& work);

    const Voice& voice_;
    SpeakOptions options_;
    std::uint64_t seed_;
    std::shared_mutex memory_; ///< shared by all that speak; who needs all of it takes it alone
};

} // namespace formant
