#include "engine/session/tuning/diagnosis_json.h"

#include "engine/base/text/json_text.h"
#include "engine/train/metrics/rank_report_json.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

Json json_of(const StageTime& time) {
    return {{"stage", time.stage ? name_of(*time.stage) : "other"},
            {"mean_ms", time.mean_ms},
            {"median_ms", time.median_ms},
            {"p95_ms", time.p95_ms}};
}

Json json_of(const WorkerTime& time) {
    return {{"stage", name_of(time.stage)},
            {"ms_per_sample", time.ms_per_sample},
            {"workers", time.workers}};
}

Json json_of(const Utilization& found) {
    return {{"mean", found.mean},
            {"minimum", found.minimum},
            {"fifth_percentile", found.fifth_percentile},
            {"swing", found.swing}};
}

Json json_of(const SpeedVerdict& verdict) {
    Json json = {{"bottleneck", name_of(verdict.bottleneck)}, {"what", to_english(verdict.what)}};
    if (verdict.stage)
        json["stage"] = name_of(*verdict.stage);
    if (verdict.change)
        json["change"] = {{"settings", verdict.change->settings},
                          {"gain", verdict.change->gain},
                          {"why", to_english(verdict.change->why)}};
    return json;
}

template <class Time>
Json list_of(const std::vector<Time>& times) {
    Json list = Json::array();
    for (const Time& time : times)
        list.push_back(json_of(time));
    return list;
}

} // namespace

std::string diagnosis_as_json(const DiagnosisReport& report) {
    const DiagnosisFacts& facts = report.facts;
    Json json = {{"device", report.device},
                 {"batch_size", facts.batch_size},
                 {"gradient_accumulation_steps", facts.accumulation},
                 {"steps", facts.times.steps},
                 {"samples_per_s", facts.samples_per_s()},
                 {"step", json_of(facts.times.step)},
                 {"stages", list_of(facts.times.stages)},
                 {"workers", list_of(facts.workers)},
                 {"verdict", json_of(report.verdict)},
                 {"applied", report.applied}};
    if (facts.utilization)
        json["utilisation"] = json_of(*facts.utilization);
    for (const RankReport& rank : facts.ranks)
        json["ranks"].push_back(parse_json(rank_report_to_json(rank)));
    return json.dump(2);
}

} // namespace formant
