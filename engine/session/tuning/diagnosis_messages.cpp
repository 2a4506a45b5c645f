#include "engine/session/tuning/diagnosis_messages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

namespace formant {
namespace {

std::string percent(double share) {
    return fmt::format("{:.0f}", 100 * share);
}

} // namespace

Message stage_label(const std::optional<Stage>& stage) {
    static constexpr std::array names = {
        FORMANT_TR("session", "read"),           FORMANT_TR("session", "decode"),
        FORMANT_TR("session", "resample"),       FORMANT_TR("session", "join"),
        FORMANT_TR("session", "features"),       FORMANT_TR("session", "collate"),
        FORMANT_TR("session", "copy to device"), FORMANT_TR("session", "wait for data"),
        FORMANT_TR("session", "forward"),        FORMANT_TR("session", "backward"),
        FORMANT_TR("session", "communication"),  FORMANT_TR("session", "optimizer"),
        FORMANT_TR("session", "logging"),        FORMANT_TR("session", "step")};
    if (!stage)
        return message(FORMANT_TR("session", "other"));
    return message(names[static_cast<std::size_t>(*stage)]);
}

Message headline_message(const DiagnosisReport& report) {
    const DiagnosisFacts& facts = report.facts;
    const MessageText of_one =
        FORMANT_TR("session", "{device}: {steps} steps of {batch} x {accumulation} samples, {ms} "
                              "ms each: {speed} samples/s");
    const MessageText of_several =
        FORMANT_TR("session", "{device}: {steps} steps of {batch} x {accumulation} samples on each "
                              "of {ranks} ranks, {ms} ms each: {speed} samples/s");
    return message(facts.ranks.empty() ? of_one : of_several,
                   {{"device", report.device},
                    {"ranks", std::to_string(facts.ranks.size())},
                    {"steps", std::to_string(facts.times.steps)},
                    {"batch", std::to_string(facts.batch_size)},
                    {"accumulation", std::to_string(facts.accumulation)},
                    {"ms", fmt::format("{:.1f}", facts.times.step.mean_ms)},
                    {"speed", fmt::format("{:.1f}", facts.samples_per_s())}});
}

Message utilization_message(const Utilization& found) {
    return message(FORMANT_TR("session", "utilization: {mean} % on average, minimum {lowest} %, "
                                         "5th percentile {fifth} %, variation {swing} %"),
                   {{"mean", percent(found.mean)},
                    {"lowest", percent(found.minimum)},
                    {"fifth", percent(found.fifth_percentile)},
                    {"swing", percent(found.swing)}});
}

Message suggestion_message(const SpeedVerdict& verdict) {
    if (!verdict.change)
        return message(FORMANT_TR("session", "No setting would make it notably faster."));
    return message(
        FORMANT_TR("session",
                   "Most effective change: {settings}: about {gain} % more samples/s ({why})"),
        {{"settings", fmt::format("{}", fmt::join(verdict.change->settings, ", "))},
         {"gain", percent(verdict.change->gain)},
         {"why", verdict.change->why}});
}

} // namespace formant
