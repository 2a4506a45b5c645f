#include "engine/hardware/telemetry/hardware_average.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace formant {
namespace {

/// Folds the present values of a member with `combine`; absent if there are none.
template <class Sample, class T, class Combine>
std::optional<T> combined(const std::vector<Sample>& samples, std::optional<T> Sample::*member,
                          const Combine& combine) {
    std::optional<T> result;
    for (const Sample& sample : samples)
        if (const std::optional<T>& value = sample.*member)
            result = result ? combine(*result, *value) : *value;
    return result;
}

template <class Sample, class T>
std::optional<T> highest(const std::vector<Sample>& samples, std::optional<T> Sample::*member) {
    return combined(samples, member, [](T a, T b) { return std::max(a, b); });
}

template <class Sample, class T>
std::optional<T> lowest(const std::vector<Sample>& samples, std::optional<T> Sample::*member) {
    return combined(samples, member, [](T a, T b) { return std::min(a, b); });
}

template <class Sample>
std::optional<bool> any(const std::vector<Sample>& samples, std::optional<bool> Sample::*member) {
    return combined(samples, member, std::logical_or<>());
}

template <class Sample>
std::optional<double> mean(const std::vector<Sample>& samples,
                           std::optional<double> Sample::*member) {
    const auto sum = combined(samples, member, std::plus<>());
    const auto count = std::count_if(samples.begin(), samples.end(),
                                     [&](const Sample& one) { return (one.*member).has_value(); });
    return sum ? std::optional(*sum / static_cast<double>(count)) : std::nullopt;
}

GpuSample average_of_card(const std::vector<GpuSample>& samples) {
    GpuSample average;
    average.uuid = samples.back().uuid;
    average.utilization = mean(samples, &GpuSample::utilization);
    average.memory_total_bytes = highest(samples, &GpuSample::memory_total_bytes);
    average.memory_used_bytes = highest(samples, &GpuSample::memory_used_bytes);
    average.memory_ours_bytes = highest(samples, &GpuSample::memory_ours_bytes);
    average.temperature_c = highest(samples, &GpuSample::temperature_c);
    average.power_w = mean(samples, &GpuSample::power_w);
    average.core_clock_mhz = mean(samples, &GpuSample::core_clock_mhz);
    average.memory_clock_mhz = mean(samples, &GpuSample::memory_clock_mhz);
    average.thermal_throttle = any(samples, &GpuSample::thermal_throttle);
    average.power_throttle = any(samples, &GpuSample::power_throttle);
    return average;
}

/// Groups the samples by card, in the order of their first appearance.
std::vector<std::vector<GpuSample>> by_card(const std::vector<HardwareSample>& samples) {
    std::vector<std::vector<GpuSample>> cards;
    for (const HardwareSample& sample : samples)
        for (const GpuSample& gpu : sample.gpus) {
            const auto card = std::find_if(cards.begin(), cards.end(), [&](const auto& one) {
                return one.front().uuid == gpu.uuid;
            });
            if (card == cards.end())
                cards.push_back({gpu});
            else
                card->push_back(gpu);
        }
    return cards;
}

} // namespace

HardwareSample average_of(const std::vector<HardwareSample>& samples) {
    HardwareSample average;
    average.at_s = samples.back().at_s;
    average.step = samples.back().step;
    for (const std::vector<GpuSample>& card : by_card(samples))
        average.gpus.push_back(average_of_card(card));
    average.cpu_load = mean(samples, &HardwareSample::cpu_load);
    average.ram_total_bytes = highest(samples, &HardwareSample::ram_total_bytes);
    average.ram_used_bytes = highest(samples, &HardwareSample::ram_used_bytes);
    average.ram_ours_bytes = highest(samples, &HardwareSample::ram_ours_bytes);
    average.disk_free_bytes = lowest(samples, &HardwareSample::disk_free_bytes);
    return average;
}

std::optional<HardwareSample> HardwareAverage::add(const HardwareSample& sample) {
    const bool is_whole = !samples_.empty() && sample.at_s >= samples_.front().at_s + seconds;
    auto record = is_whole ? flush() : std::nullopt;
    samples_.push_back(sample);
    return record;
}

std::optional<HardwareSample> HardwareAverage::flush() {
    if (samples_.empty())
        return std::nullopt;
    return average_of(std::exchange(samples_, {}));
}

} // namespace formant
