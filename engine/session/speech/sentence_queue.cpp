#include "engine/session/speech/sentence_queue.h"

#include <utility>

namespace formant {

bool SentenceQueue::push(QueuedSentence sentence, std::optional<Error> fault) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return closed_ || entries_.size() < capacity_; });
    if (closed_)
        return false;
    Entry& last = entries_.emplace_back(Entry{std::move(sentence), std::nullopt});
    if (fault)
        last.clip = fail(std::move(*fault));
    skip_finished();
    changed_.notify_all();
    return true;
}

void SentenceQueue::close_input() {
    const std::lock_guard lock(mutex_);
    input_closed_ = true;
    changed_.notify_all();
}

void SentenceQueue::skip_finished() {
    while (next_pending_ < first_ + entries_.size() && entry(next_pending_).clip)
        ++next_pending_;
}

std::optional<SentenceQueue::PendingSentence> SentenceQueue::next_pending() {
    std::unique_lock lock(mutex_);
    const auto is_there = [&] { return next_pending_ < first_ + entries_.size(); };
    changed_.wait(lock, [&] { return closed_ || input_closed_ || is_there(); });
    if (closed_ || !is_there())
        return std::nullopt;
    busy_.begin();
    const Ticket ticket = next_pending_++;
    skip_finished();
    return PendingSentence{ticket, entry(ticket).sentence};
}

void SentenceQueue::complete(Ticket ticket, Result<AudioClip> clip) {
    const std::lock_guard lock(mutex_);
    busy_.end();
    entry(ticket).clip = std::move(clip);
    changed_.notify_all();
}

FinishedSentence SentenceQueue::pop_first() {
    FinishedSentence first{std::move(entries_.front().sentence), std::move(*entries_.front().clip)};
    entries_.pop_front();
    ++first_;
    changed_.notify_all();
    return first;
}

/// A cancellation does not notify waiting threads, so it is polled.
std::optional<FinishedSentence>
SentenceQueue::next_finished(const CancellationToken& cancellation) {
    constexpr std::chrono::milliseconds cancellation_poll_interval(100);
    std::unique_lock lock(mutex_);
    while (!closed_ && !cancellation.requested()) {
        if (!entries_.empty() && entries_.front().clip)
            return pop_first();
        if (entries_.empty() && input_closed_)
            break;
        changed_.wait_for(lock, cancellation_poll_interval);
    }
    return std::nullopt;
}

void SentenceQueue::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_all();
}

double SentenceQueue::busy_s() const {
    const std::lock_guard lock(mutex_);
    return busy_.seconds();
}

} // namespace formant
