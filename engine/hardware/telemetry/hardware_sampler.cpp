#include "engine/hardware/telemetry/hardware_sampler.h"

#include "engine/base/log.h"

#include <fmt/format.h>

#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

namespace formant {

/// State shared by object and thread; lives as long as either.
struct HardwareSampler::Shared {
    TakeSample take_sample;
    OnSample on_sample;
    std::mutex mutex{}; ///< held while `on_sample` runs, so that it never runs after the end
    std::condition_variable_any changed{};
    bool is_finished = false; ///< the thread is done
    bool has_failed = false;
};

/// Returns an empty sample if sampling fails: a failure must not end the training run.
HardwareSample HardwareSampler::try_sample(Shared& shared) {
    try {
        return shared.take_sample();
    } catch (const std::exception& failure) {
        if (!std::exchange(shared.has_failed, true))
            log(LogLevel::warning, fmt::format("sampling the hardware failed: {}", failure.what()));
        return {};
    }
}

HardwareSampler::HardwareSampler(TakeSample take_sample, std::chrono::duration<double> period,
                                 OnSample on_sample, std::chrono::duration<double> timeout)
    : timeout_(timeout), shared_(std::make_shared<Shared>()) {
    shared_->take_sample = std::move(take_sample);
    shared_->on_sample = std::move(on_sample);
    const auto ticks = std::chrono::duration_cast<Clock::duration>(period);
    thread_ = std::jthread(
        [shared = shared_, ticks](const std::stop_token& stop) { work(stop, *shared, ticks); });
}

HardwareSampler::~HardwareSampler() {
    thread_.request_stop();
    std::unique_lock lock(shared_->mutex);
    if (shared_->changed.wait_for(lock, timeout_, [this] { return shared_->is_finished; }))
        return;
    thread_.detach();
    log(LogLevel::warning, "the GPU's driver does not answer; stopped waiting for it");
}

void HardwareSampler::work(const std::stop_token& stop, Shared& shared, Clock::duration period) {
    const auto begin = Clock::now();
    auto next = begin;
    std::unique_lock lock(shared.mutex);
    while (!stop.stop_requested()) {
        lock.unlock();
        HardwareSample sample = try_sample(shared);
        sample.at_s = std::chrono::duration<double>(Clock::now() - begin).count();
        lock.lock();
        if (stop.stop_requested())
            break;
        shared.on_sample(std::move(sample));
        next += period;
        if (const auto now = Clock::now(); next <= now)
            next = now + period; // do not query a slow driver without a pause
        shared.changed.wait_until(lock, stop, next, [] { return false; });
    }
    shared.is_finished = true;
    shared.changed.notify_all();
}

} // namespace formant
