#include "engine/session/speech/sentence_queue.h"

#include <utility>

namespace formant {

bool SentenceQueue::put(QueuedSentence sentence, std::optional<Error> fault) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return closed_ || under_way_.size() < most_; });
    if (closed_)
        return false;
    Entry& last = under_way_.emplace_back(Entry{std::move(sentence), std::nullopt});
    if (fault)
        last.clip = fail(std::move(*fault));
    pass_over_spoken();
    changed_.notify_all();
    return true;
}

void SentenceQueue::end() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
}

void SentenceQueue::pass_over_spoken() {
    while (unspoken_ < first_ + under_way_.size() && entry(unspoken_).clip)
        ++unspoken_;
}

std::optional<SentenceQueue::Unspoken> SentenceQueue::next_unspoken() {
    std::unique_lock lock(mutex_);
    const auto is_there = [&] { return unspoken_ < first_ + under_way_.size(); };
    changed_.wait(lock, [&] { return closed_ || ended_ || is_there(); });
    if (closed_ || !is_there())
        return std::nullopt;
    busy_.begin();
    const Ticket ticket = unspoken_++;
    pass_over_spoken();
    return Unspoken{ticket, entry(ticket).sentence};
}

void SentenceQueue::deliver(Ticket ticket, Result<AudioClip> clip) {
    const std::lock_guard lock(mutex_);
    busy_.end();
    entry(ticket).clip = std::move(clip);
    changed_.notify_all();
}

HeardSentence SentenceQueue::take_first() {
    HeardSentence first{std::move(under_way_.front().sentence),
                        std::move(*under_way_.front().clip)};
    under_way_.pop_front();
    ++first_;
    changed_.notify_all();
    return first;
}

/// Who asks for an end wakes nobody, so it is looked for.
std::optional<HeardSentence> SentenceQueue::next_heard(const Cancellation& cancellation) {
    constexpr std::chrono::milliseconds look_at_cancellation(100);
    std::unique_lock lock(mutex_);
    while (!closed_ && !cancellation.requested()) {
        if (!under_way_.empty() && under_way_.front().clip)
            return take_first();
        if (under_way_.empty() && ended_)
            break;
        changed_.wait_for(lock, look_at_cancellation);
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
