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

/// A sentence that is to be heard.
struct QueuedSentence {
    std::string id; ///< of its text
    std::string text;
    std::string speaker;
    std::chrono::steady_clock::time_point came = std::chrono::steady_clock::now();
};

/// The same once it is spoken, or why it is not.
struct HeardSentence {
    QueuedSentence sentence;
    Result<AudioClip> clip;
};

/// Sentences on their way from who reads them by several who speak to who listens, who hears them
/// in the order in which they were read. So many are under way at most: who reads waits for who
/// listens. All may be called from several threads.
class SentenceQueue {
  public:
    explicit SentenceQueue(std::size_t most) : most_(most) {}

    using Ticket = std::uint64_t;
    struct Unspoken {
        Ticket ticket;
        QueuedSentence sentence;
    };

    /// One to be spoken; or one that cannot be, which is heard in its turn. Waits for room; false
    /// when the queue is closed.
    bool put(QueuedSentence sentence, std::optional<Error> fault = std::nullopt);
    /// No more will be put.
    void end();
    /// The next to be spoken; waits for it. Nothing when there will be no more.
    std::optional<Unspoken> next_unspoken();
    void deliver(Ticket ticket, Result<AudioClip> clip);
    /// The next to be heard; waits for it. Nothing when there will be no more, or when that is
    /// asked for.
    std::optional<HeardSentence> next_heard(const Cancellation& cancellation);
    /// All who wait come back with nothing, and who comes later as well.
    void close();

    /// Time in which at least one sentence was being spoken.
    double busy_s() const;

  private:
    struct Entry {
        QueuedSentence sentence;
        std::optional<Result<AudioClip>> clip;
    };
    Entry& entry(Ticket ticket) { return under_way_[ticket - first_]; }
    void pass_over_spoken();
    HeardSentence take_first();

    const std::size_t most_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Entry> under_way_;
    Ticket first_ = 0;    ///< that of under_way_.front()
    Ticket unspoken_ = 0; ///< the next that is to be spoken
    bool ended_ = false;
    bool closed_ = false;
    BusyTime busy_;
};

} // namespace formant
