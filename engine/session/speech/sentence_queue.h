#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/speech/busy_time.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace formant {

/// Stores a sentence to speak.
struct QueuedSentence {
    std::string id; ///< of the text that it belongs to
    std::string text;
    std::string speaker;
    std::chrono::steady_clock::time_point arrived_at = std::chrono::steady_clock::now();
};

/// Stores the next audio of a sentence, or the reason why the rest of it could not be spoken.
struct SpokenChunk {
    QueuedSentence sentence;
    bool is_first = false; ///< no chunk of the sentence came before
    Result<AudioClip> clip;
};

/// Passes sentences from one reader to several speaking threads, and the audio to one listener in
/// the order in which the sentences were read: chunks of the first sentence as soon as they are
/// computed, those of later sentences in their turn. Holds at most `capacity` sentences, so that
/// the reader waits for the listener. All functions may be called from several threads.
class SentenceQueue {
  public:
    explicit SentenceQueue(std::size_t capacity) : capacity_(capacity) {}

    using Ticket = std::uint64_t;
    struct PendingSentence {
        Ticket ticket;
        QueuedSentence sentence;
    };

    /// Adds a sentence to speak, or one with a fault, which the listener gets in its turn. Waits
    /// while the queue is full. Returns false if the queue is closed.
    bool push(QueuedSentence sentence, std::optional<Error> fault = std::nullopt);
    /// Announces that no more sentences follow.
    void close_input();
    /// Waits for the next sentence to speak; returns nothing when there are no more.
    std::optional<PendingSentence> next_pending();
    /// Adds the next audio of a sentence that next_pending() returned. Does not wait.
    void add_chunk(Ticket ticket, AudioClip chunk);
    /// Ends a sentence that next_pending() returned; a fault follows the chunks that it has.
    void complete(Ticket ticket, const Result<void>& outcome);
    /// Waits for the next chunk or fault in order; returns nothing when there are no more, or after
    /// a cancellation.
    std::optional<SpokenChunk> next_chunk(const CancellationToken& cancellation);
    /// Makes all current and later calls return without a sentence or chunk.
    void close();

    /// Returns the time in seconds during which at least one sentence was being spoken.
    double busy_s() const;

  private:
    struct Entry {
        QueuedSentence sentence;
        std::deque<AudioClip> chunks = {}; ///< computed, but not yet taken by the listener
        bool has_begun = false;            ///< the listener has taken a chunk
        bool is_complete = false;
        std::optional<Error> fault = {};
    };
    Entry& entry(Ticket ticket) { return entries_[ticket - first_]; }
    void skip_complete();
    void remove_emptied();
    std::optional<SpokenChunk> take_chunk();

    const std::size_t capacity_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Entry> entries_;
    Ticket first_ = 0;        ///< of entries_.front()
    Ticket next_pending_ = 0; ///< the next one to speak
    bool input_closed_ = false;
    bool closed_ = false;
    BusyTime busy_;
};

} // namespace formant
