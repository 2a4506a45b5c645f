#include "engine/hardware/telemetry/hardware_sampler.h"

#include "engine/base/log.h"

#include <fmt/format.h>

#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

namespace formant {

/// What object and thread share, for as long as one of them is there.
struct HardwareSampler::Shared {
    TakeSample take_sample;
    OnSample on_sample;
    std::mutex mutex{}; ///< held while `on_sample` runs, so that nothing is said after the end
    std::condition_variable_any changed{};
    bool is_over = false; ///< the thread has nothing left to do
    bool has_failed = false;
};

/// A look that fails must not end the training that it looks at: its sample is then empty.
HardwareSample HardwareSampler::look(Shared& shared) {
    try {
        return shared.take_sample();
    } catch (const std::exception& failure) {
        if (!std::exchange(shared.has_failed, true))
            log(LogLevel::warning,
                fmt::format("looking at the hardware failed: {}", failure.what()));
        return {};
    }
}

HardwareSampler::HardwareSampler(TakeSample take_sample, std::chrono::duration<double> period,
                                 OnSample on_sample, std::chrono::duration<double> patience)
    : patience_(patience), shared_(std::make_shared<Shared>()) {
    shared_->take_sample = std::move(take_sample);
    shared_->on_sample = std::move(on_sample);
    const auto ticks = std::chrono::duration_cast<Clock::duration>(period);
    thread_ = std::jthread(
        [shared = shared_, ticks](const std::stop_token& stop) { work(stop, *shared, ticks); });
}

HardwareSampler::~HardwareSampler() {
    thread_.request_stop();
    std::unique_lock lock(shared_->mutex);
    if (shared_->changed.wait_for(lock, patience_, [this] { return shared_->is_over; }))
        return;
    thread_.detach();
    log(LogLevel::warning, "the GPU's driver does not answer; nobody waits for it any longer");
}

void HardwareSampler::work(const std::stop_token& stop, Shared& shared, Clock::duration period) {
    const auto begin = Clock::now();
    auto next = begin;
    std::unique_lock lock(shared.mutex);
    while (!stop.stop_requested()) {
        lock.unlock();
        HardwareSample sample = look(shared);
        sample.at_s = std::chrono::duration<double>(Clock::now() - begin).count();
        lock.lock();
        if (stop.stop_requested())
            break;
        shared.on_sample(std::move(sample));
        next += period;
        if (const auto now = Clock::now(); next <= now)
            next = now + period; // a slow driver is not asked without end
        shared.changed.wait_until(lock, stop, next, [] { return false; });
    }
    shared.is_over = true;
    shared.changed.notify_all();
}

} // namespace formant
