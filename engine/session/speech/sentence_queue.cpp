#include "engine/session/speech/sentence_queue.h"

#include <utility>

namespace formant {

bool SentenceQueue::push(QueuedSentence sentence, std::optional<Error> fault) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return closed_ || entries_.size() < capacity_; });
    if (closed_)
        return false;
    const bool is_complete = fault.has_value();
    entries_.push_back(
        {.sentence = std::move(sentence), .is_complete = is_complete, .fault = std::move(fault)});
    skip_complete();
    changed_.notify_all();
    return true;
}

void SentenceQueue::close_input() {
    const std::lock_guard lock(mutex_);
    input_closed_ = true;
    changed_.notify_all();
}

void SentenceQueue::skip_complete() {
    while (next_pending_ < first_ + entries_.size() && entry(next_pending_).is_complete)
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
    skip_complete();
    return PendingSentence{ticket, entry(ticket).sentence};
}

void SentenceQueue::add_chunk(Ticket ticket, AudioClip chunk) {
    const std::lock_guard lock(mutex_);
    entry(ticket).chunks.push_back(std::move(chunk));
    changed_.notify_all();
}

void SentenceQueue::complete(Ticket ticket, const Result<void>& outcome) {
    const std::lock_guard lock(mutex_);
    busy_.end();
    entry(ticket).is_complete = true;
    if (!outcome)
        entry(ticket).fault = outcome.error();
    remove_emptied();
    changed_.notify_all();
}

/// Removes the first sentences if the listener has all of them.
void SentenceQueue::remove_emptied() {
    while (!entries_.empty() && entries_.front().is_complete && entries_.front().chunks.empty() &&
           !entries_.front().fault) {
        entries_.pop_front();
        ++first_;
    }
}

/// Takes a chunk or fault from the first sentence, if it has one.
std::optional<SpokenChunk> SentenceQueue::take_chunk() {
    if (entries_.empty())
        return std::nullopt;
    Entry& first = entries_.front();
    std::optional<SpokenChunk> taken;
    if (!first.chunks.empty()) {
        taken = SpokenChunk{first.sentence, !std::exchange(first.has_begun, true),
                            std::move(first.chunks.front())};
        first.chunks.pop_front();
    } else if (first.fault) {
        taken = SpokenChunk{first.sentence, !first.has_begun,
                            fail(*std::exchange(first.fault, std::nullopt))};
    }
    if (taken) {
        remove_emptied();
        changed_.notify_all();
    }
    return taken;
}

/// A cancellation does not notify waiting threads, so it is polled.
std::optional<SpokenChunk> SentenceQueue::next_chunk(const CancellationToken& cancellation) {
    constexpr std::chrono::milliseconds cancellation_poll_interval(100);
    std::unique_lock lock(mutex_);
    while (!closed_ && !cancellation.requested()) {
        if (auto taken = take_chunk())
            return taken;
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
