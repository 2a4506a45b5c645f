#include "app/gpu_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

double gibibytes(std::int64_t bytes) {
    return static_cast<double>(bytes) / (1 << 30);
}

std::string words_of(const GpuSample& gpu) {
    std::vector<std::string> facts;
    if (gpu.utilisation)
        facts.push_back(fmt::format("{:.0f} %", 100 * *gpu.utilisation));
    if (gpu.memory_used_bytes && gpu.memory_total_bytes)
        facts.push_back(fmt::format("{:.1f} of {:.1f} GiB", gibibytes(*gpu.memory_used_bytes),
                                    gibibytes(*gpu.memory_total_bytes)));
    return facts.empty() ? "" : fmt::format("GPU {}", fmt::join(facts, ", "));
}

} // namespace

std::string gpu_words(const std::vector<GpuSample>& gpus) {
    std::vector<std::string> words;
    for (const GpuSample& gpu : gpus)
        if (std::string of_card = words_of(gpu); !of_card.empty())
            words.push_back(std::move(of_card));
    return fmt::format("{}", fmt::join(words, "; "));
}

} // namespace formant
