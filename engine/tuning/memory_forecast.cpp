#include "engine/tuning/memory_forecast.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr std::int64_t float32_bytes = 4;
constexpr std::int64_t half_bytes = 2;

} // namespace

std::int64_t MemoryLine::bytes(std::int64_t size) const {
    return std::llround(fixed_bytes + bytes_per_size * static_cast<double>(size));
}

MemoryLine memory_line(const MemoryProbe& a, const MemoryProbe& b) {
    const double slope =
        static_cast<double>(b.peak_bytes - a.peak_bytes) / static_cast<double>(b.size - a.size);
    MemoryLine line;
    line.bytes_per_size = std::max(0.0, slope);
    line.fixed_bytes =
        static_cast<double>(b.peak_bytes) - line.bytes_per_size * static_cast<double>(b.size);
    return line;
}

MemoryForecast forecast_memory(const ModelNumbers& model, const MemoryLine& line,
                               std::int64_t frames) {
    MemoryForecast forecast;
    forecast.weights_bytes =
        model.parameters * (float32_bytes + (model.computes_half ? half_bytes : 0));
    forecast.gradients_bytes = model.trained * float32_bytes;
    forecast.optimizer_bytes = 2 * model.trained * float32_bytes;
    forecast.ema_bytes = model.averaged * float32_bytes;
    forecast.program_bytes =
        std::max<std::int64_t>(0, std::llround(line.fixed_bytes) - forecast.of_parameters_bytes());
    forecast.activations_bytes = std::llround(line.bytes_per_size * static_cast<double>(frames));
    return forecast;
}

} // namespace formant
