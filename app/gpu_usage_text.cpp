#include "app/gpu_usage_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

double gibibytes(std::int64_t bytes) {
    return static_cast<double>(bytes) / (1 << 30);
}

std::string usage_text(const GpuSample& gpu) {
    std::vector<std::string> facts;
    if (gpu.utilization)
        facts.push_back(fmt::format("{:.0f} %", 100 * *gpu.utilization));
    if (gpu.memory_used_bytes && gpu.memory_total_bytes)
        facts.push_back(fmt::format("{:.1f} of {:.1f} GiB", gibibytes(*gpu.memory_used_bytes),
                                    gibibytes(*gpu.memory_total_bytes)));
    return facts.empty() ? "" : fmt::format("GPU {}", fmt::join(facts, ", "));
}

} // namespace

std::string gpu_usage_text(const std::vector<GpuSample>& gpus) {
    std::vector<std::string> texts;
    for (const GpuSample& gpu : gpus)
        if (std::string of_card = usage_text(gpu); !of_card.empty())
            texts.push_back(std::move(of_card));
    return fmt::format("{}", fmt::join(texts, "; "));
}

} // namespace formant
