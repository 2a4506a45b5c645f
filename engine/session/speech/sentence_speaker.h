#pragma once

#include "engine/synth/voice.h"

#include <cstdint>
#include <functional>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <vector>

namespace formant {

/// Speaks sentences for several threads. If memory runs out, cached memory is released and the
/// sentence is tried once more while all other threads wait.
class SentenceSpeaker {
  public:
    /// `voice` must outlive this object.
    SentenceSpeaker(const Voice& voice, const SpeakOptions& options, std::uint64_t seed)
        : voice_(voice), options_(options), seed_(seed) {}

    /// Receives the next chunk of a sentence in the thread that speaks it.
    using ChunkListener = std::function<void(AudioClip chunk)>;

    /// Speaks a sentence with the speaker of that name and emits its chunks as soon as each is
    /// computed; an empty name means the first speaker. A second attempt starts the sentence again,
    /// and emits only the chunks that the first one did not.
    /// Returns ErrorKind::usage if the voice has no such speaker, ErrorKind::device if the sentence
    /// does not fit into memory on its own, ErrorKind::internal for other exceptions of LibTorch,
    /// and the errors of Voice::begin() and VoiceSession::next(). Chunks may have been emitted
    /// before an error.
    Result<void> emit_chunks(const std::string& sentence, const std::string& speaker,
                             const ChunkListener& emit, const CancellationToken& cancellation);

    /// Speaks a sentence and returns all its chunks, joined. Errors are those of emit_chunks().
    Result<AudioClip> speak(const std::string& sentence, const std::string& speaker,
                            const CancellationToken& cancellation);

    /// Returns a warning for each sentence whose speech the voice did not end by itself (logged as
    /// soon as it is spoken).
    std::vector<Message> cut_off() const;

  private:
    void note_cut_off(const std::string& sentence, bool is_cut_off);
    Result<SpeakOptions> options_with(const std::string& speaker) const;
    template <class T>
    Result<T> retry_out_of_memory(const std::string& sentence,
                                  const std::function<Result<T>()>& work);

    const Voice& voice_;
    SpeakOptions options_;
    std::uint64_t seed_;
    mutable std::mutex cut_off_mutex_;
    std::vector<Message> cut_off_;
    std::shared_mutex memory_mutex_; ///< shared while speaking; exclusive for the second attempt
};

} // namespace formant
