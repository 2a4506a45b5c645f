#include "engine/data/batches/prefetching_source.h"

#include "engine/base/exception_message.h"
#include "engine/base/one_thread.h"

#include <algorithm>
#include <thread>

namespace formant {
namespace {

Error batch_error(const std::exception& failure) {
    const MessageArgs reason = {{"reason", exception_message(failure)}};
    if (is_out_of_memory(failure))
        return {ErrorKind::training,
                message(FORMANT_TR("data", "out of memory while preparing a batch; reduce "
                                           "data.num_workers or data.prefetch_buffer_size "
                                           "({reason})"),
                        reason)};
    return {ErrorKind::data,
            message(FORMANT_TR("data", "cannot prepare a batch: {reason}"), reason)};
}

bool contains(const std::optional<BatchShare>& share, std::size_t index) {
    const auto sample = static_cast<std::int64_t>(index);
    return !share || (sample >= share->first && sample < share->first + share->count);
}

} // namespace

PrefetchingSource::PrefetchingSource(TrainingClips clips, const FeatureNeeds& needs,
                                     PlanConfig plan, const PrefetchConfig& config)
    : clips_(std::move(clips)), maker_(clips_, needs, config.tokenizer, config.stages),
      plan_(std::move(plan)), config_(config),
      batches_per_epoch_(formant::batches_per_epoch(plan_)) {
    for (std::int64_t i = 0; i < std::max<std::int64_t>(1, config_.threads); ++i)
        threads_.start([this] { work(); }, [this] { stop(); });
}

PrefetchingSource::~PrefetchingSource() {
    stop();
    threads_.join();
}

void PrefetchingSource::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
}

void PrefetchingSource::work() {
    set_single_threaded();
    while (const auto taken = claim_next_batch()) {
        Result<Made> made = make(taken->first);
        const std::lock_guard lock(mutex_);
        if (taken->second == generation_)
            ready_.emplace(taken->first, std::move(made));
        changed_.notify_all();
    }
}

std::optional<std::pair<PrefetchingSource::Ticket, std::int64_t>>
PrefetchingSource::claim_next_batch() {
    std::unique_lock lock(mutex_);
    changed_.wait(
        lock, [this] { return stop_ || next_to_make_ < next_to_deliver_ + config_.batches_ahead; });
    if (stop_)
        return std::nullopt;
    return std::pair(next_to_make_++, generation_);
}

PlannedBatch PrefetchingSource::planned(Ticket ticket) {
    const std::int64_t epoch = ticket / batches_per_epoch_;
    const std::lock_guard lock(mutex_);
    const std::int64_t delivered = next_to_deliver_ / batches_per_epoch_;
    std::erase_if(plans_, [&](const auto& plan) { return plan.first < delivered; });
    if (!plans_.contains(epoch))
        plans_[epoch] = plan_epoch(plan_, epoch);
    return plans_[epoch][static_cast<std::size_t>(ticket % batches_per_epoch_)];
}

Result<Sample> PrefetchingSource::make_sample(const PlannedSample& planned) const {
    return maker_.make(planned).map([&](Sample sample) {
        if (config_.computed != nullptr)
            config_.computed->identify(sample);
        return sample;
    });
}

SampleLength PrefetchingSource::length_of(const PlannedSample& planned) const {
    SampleLength length = maker_.length(planned);
    if (config_.computed != nullptr)
        config_.computed->add_output_to(length);
    return length;
}

std::optional<BatchShare> PrefetchingSource::current_share() {
    const std::lock_guard lock(mutex_);
    return config_.share;
}

Result<PrefetchingSource::Made> PrefetchingSource::make(Ticket ticket) {
    try {
        const PlannedBatch batch = planned(ticket);
        const std::optional<BatchShare> share = current_share();
        Made made;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (!contains(share, i)) {
                made.lengths_on_other_ranks.push_back(length_of(batch[i]));
                continue;
            }
            auto sample = make_sample(batch[i]);
            if (!sample)
                return fail(sample.error());
            made.samples.push_back(std::move(*sample));
        }
        return made;
    } catch (const std::exception& failure) { // an exception in a thread would end the program
        return fail(batch_error(failure));
    }
}

/// Notifies the workers before the caller collates, so that they run while this thread works, also
/// if there are few cores.
PrefetchingSource::Taken PrefetchingSource::take_next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ready_.contains(next_to_deliver_); });
    const Ticket ticket = next_to_deliver_++;
    Taken taken{ticket, std::move(ready_.extract(ticket).mapped()), config_.micro_batch,
                config_.share};
    lock.unlock();
    changed_.notify_all();
    return taken;
}

Result<GlobalBatch> PrefetchingSource::next() {
    Taken taken = timed(config_.stages, Stage::wait, [&] { return take_next(); });
    if (!taken.made)
        return fail(taken.made.error());
    Made& made = *taken.made;
    if (config_.computed != nullptr)
        config_.computed->add_to(made.samples);
    const Collation collation{taken.micro_batch, &config_.padding,
                              taken.share ? taken.share->first : 0,
                              longest_of(made.lengths_on_other_ranks), config_.max_frames};
    auto micro_batches = timed(config_.stages, Stage::collate,
                               [&] { return collate_micro_batches(made.samples, collation); });
    return GlobalBatch{taken.ticket / batches_per_epoch_, taken.ticket % batches_per_epoch_,
                       std::move(micro_batches), std::move(made.lengths_on_other_ranks)};
}

/// Continues with this batch. The caller holds the lock, and notifies the workers afterwards.
void PrefetchingSource::discard_from(Ticket ticket) {
    ++generation_;
    ready_.clear();
    next_to_deliver_ = next_to_make_ = ticket;
    plans_.clear();
}

void PrefetchingSource::seek(std::int64_t epoch, std::int64_t index) {
    {
        const std::lock_guard lock(mutex_);
        discard_from(epoch * batches_per_epoch_ + index);
    }
    changed_.notify_all();
}

void PrefetchingSource::set_share(const BatchShare& share) {
    {
        const std::lock_guard lock(mutex_);
        config_.share = share;
        discard_from(next_to_deliver_);
    }
    changed_.notify_all();
}

void PrefetchingSource::set_micro_batch(std::int64_t size) {
    const std::lock_guard lock(mutex_);
    config_.micro_batch = size;
}

std::int64_t automatic_workers(std::int64_t num_workers) {
    if (num_workers > 0)
        return num_workers;
    const auto cores = static_cast<std::int64_t>(std::thread::hardware_concurrency());
    return std::clamp<std::int64_t>(cores, 1, 16);
}

} // namespace formant
