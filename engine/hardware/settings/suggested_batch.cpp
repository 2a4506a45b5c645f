#include "engine/hardware/settings/suggested_batch.h"

#include "engine/hardware/settings/known_cards.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Weights, gradients, two moments of AdamW and the EMA, in float32.
constexpr double bytes_per_parameter = 5 * 4;
/// Share of the memory that the table of known cards allows for the model itself.
constexpr double usual_share_of_model = 0.25;

double share_of_model(const GpuInfo& gpu, std::int64_t parameters) {
    return gpu.total_memory_bytes ? bytes_per_parameter * static_cast<double>(parameters) /
                                        static_cast<double>(*gpu.total_memory_bytes)
                                  : 0;
}

SuggestedBatch initial_batch(const GpuInfo& gpu) {
    if (const KnownCard* card = find_known_card(gpu.name, gpu.total_memory_bytes))
        return {
            card->batch_size,
            message(FORMANT_TR("hardware", "default for {card}; run `formant hardware --tune` to "
                                           "measure"),
                    {{"card", card->name}})};
    const std::int64_t size = starting_batch_by_memory(gpu.total_memory_bytes);
    if (!gpu.total_memory_bytes)
        return {size, message(FORMANT_TR("hardware", "conservative, because the driver does not "
                                                     "report the card's memory"))};
    const double gib = static_cast<double>(*gpu.total_memory_bytes) / (1 << 30);
    return {size, message(FORMANT_TR("hardware", "default for a card with {gib} GiB; run `formant "
                                                 "hardware --tune` to measure"),
                          {{"gib", fmt::format("{:.0f}", gib)}})};
}

SuggestedBatch initial_batch_with_model(const GpuInfo& gpu, std::int64_t parameters) {
    SuggestedBatch batch = initial_batch(gpu);
    const double share = share_of_model(gpu, parameters);
    if (share <= usual_share_of_model)
        return batch;
    const double left = std::max(0.0, 1 - share) / (1 - usual_share_of_model);
    batch.size = std::max<std::int64_t>(
        1, static_cast<std::int64_t>(left * static_cast<double>(batch.size)));
    batch.reason = message(
        FORMANT_TR("hardware", "{reason}; reduced, because model and "
                               "optimizer take {percent} % of the memory"),
        {{"reason", std::move(batch.reason)}, {"percent", fmt::format("{:.0f}", 100 * share)}});
    return batch;
}

SuggestedBatch cpu_batch() {
    return {starting_batch_of_cpu,
            message(FORMANT_TR(
                "hardware",
                "conservative CPU default; run `formant hardware --tune` to find a faster value"))};
}

SuggestedBatch tuned_batch(const TunedBatch& tuned) {
    return {tuned.batch_size,
            message(FORMANT_TR("hardware", "the fastest measured here ({date}): {speed} samples/s"),
                    {{"date", tuned.measured_at},
                     {"speed", fmt::format("{:.1f}", tuned.samples_per_s)}})};
}

} // namespace

std::int64_t accumulation_towards(std::int64_t effective_batch, std::int64_t batch_size) {
    return std::max<std::int64_t>(1, (effective_batch + batch_size - 1) / batch_size);
}

SuggestedBatch suggest_batch(const GpuInfo* gpu, std::int64_t parameters,
                             std::int64_t effective_batch, const TunedBatch* tuned) {
    SuggestedBatch batch = tuned != nullptr && tuned->batch_size > 0 ? tuned_batch(*tuned)
                           : gpu != nullptr ? initial_batch_with_model(*gpu, parameters)
                                            : cpu_batch();
    if (batch.size > effective_batch)
        return {effective_batch,
                message(FORMANT_TR("hardware", "limited by the effective batch size"))};
    return batch;
}

} // namespace formant
