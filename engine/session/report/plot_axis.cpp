#include "engine/session/report/plot_axis.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace formant {
namespace {

constexpr double min_logarithmic_factor = 50;
constexpr double min_relative_range = 1e-9;
constexpr double max_value = 1e300;
constexpr int max_step_ticks = 8;
constexpr int max_decades_with_halves = 2;
constexpr int max_decade_ticks = 6;

/// Returns the smallest of 1, 2, 5, 10, 20, ... times a power of ten that is at least `distance`.
double round_distance(double distance) {
    const double power = std::pow(10, std::floor(std::log10(distance)));
    for (const double factor : {1., 2., 5.})
        if (factor * power >= distance * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

/// Multiplies instead of adding up, so that rounding errors do not grow.
std::vector<double> multiples_within(double low, double high, double distance) {
    std::vector<double> ticks;
    const double margin = 1e-6;
    const double first = std::ceil(low / distance - margin) + 0.0; // not -0
    for (double i = first; i * distance <= high + margin * distance; ++i)
        ticks.push_back(i * distance);
    return ticks;
}

/// Keeps differences and ratios of values finite.
double within_limits(double value) {
    return std::clamp(value, -max_value, max_value);
}

/// A range of one value is widened by a tenth of it on either side, and so is one whose ticks a
/// double could not distinguish.
void widen_empty_range(double& low, double& high) {
    low = within_limits(low);
    high = within_limits(high);
    const double magnitude = std::max(std::abs(low), std::abs(high));
    const bool is_zero = magnitude < 1 / max_value;
    if (!is_zero && high - low > min_relative_range * magnitude)
        return;
    const double margin = is_zero ? 1 : magnitude / 10;
    low -= margin;
    high += margin;
}

std::vector<double> logarithmic_ticks(double first_power, double last_power) {
    std::vector<double> ticks;
    const bool has_halves = last_power - first_power <= max_decades_with_halves;
    const double stride = std::max(1., std::ceil((last_power - first_power) / max_decade_ticks));
    for (double power = first_power; power <= last_power; power += stride) {
        ticks.push_back(std::pow(10, power));
        for (const double factor : {2., 5.})
            if (has_halves && power < last_power)
                ticks.push_back(factor * std::pow(10, power));
    }
    return ticks;
}

} // namespace

double PlotAxis::position(double value) const {
    if (is_logarithmic)
        return std::log(value / low) / std::log(high / low);
    return (within_limits(value) - low) / (high - low);
}

PlotAxis value_axis(double low, double high, int max_ticks) {
    widen_empty_range(low, high);
    const double distance = round_distance((high - low) / (max_ticks - 1));
    PlotAxis axis;
    axis.low = std::floor(low / distance + 1e-6) * distance;
    axis.high = std::ceil(high / distance - 1e-6) * distance;
    axis.ticks = multiples_within(axis.low, axis.high, distance);
    return axis;
}

PlotAxis wide_value_axis(double low, double high) {
    high = within_limits(high);
    if (low < 1 / max_value || high / low < min_logarithmic_factor)
        return value_axis(low, high);
    const double first_power = std::floor(std::log10(low) + 1e-9);
    const double last_power = std::ceil(std::log10(high) - 1e-9);
    return {std::pow(10, first_power), std::pow(10, last_power), true,
            logarithmic_ticks(first_power, last_power)};
}

PlotAxis step_axis(double low, double high) {
    widen_empty_range(low, high);
    const double distance = std::max(1., round_distance((high - low) / max_step_ticks));
    return {low, high, false, multiples_within(low, high, distance)};
}

std::string tick_text(double value) {
    if (std::abs(value) >= 1e6 && std::abs(value) < 1e9)
        return fmt::format("{:.6g}M", value / 1e6);
    if (std::abs(value) >= 1e4 && std::abs(value) < 1e6)
        return fmt::format("{:.6g}k", value / 1e3);
    std::string text = fmt::format("{:.6g}", value);
    for (const char* zero : {"e-0", "e+0"})
        if (const auto at = text.find(zero); at != std::string::npos)
            text.replace(at, 3, zero[1] == '-' ? "e-" : "e");
    return text;
}

} // namespace formant
