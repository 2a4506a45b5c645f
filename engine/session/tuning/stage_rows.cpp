#include "engine/session/tuning/stage_rows.h"

#include "engine/tuning/worker_stages.h"

#include <utility>

namespace formant {
namespace {

StageRow row_of(Message name, std::vector<StagePart> parts) {
    StageRow row{std::move(name), std::move(parts), 0};
    for (const StagePart& part : row.parts)
        row.sum_ms += part.ms;
    for (StagePart& part : row.parts)
        part.share = row.sum_ms > 0 ? part.ms / row.sum_ms : 0;
    return row;
}

StageRow training_thread(const StepTimes& times) {
    std::vector<StagePart> parts;
    for (const StageTime& time : times.stages)
        parts.push_back({time.stage, time.mean_ms, 0});
    return row_of(message(FORMANT_TR("session", "Training thread, one step")), std::move(parts));
}

StageRow workers(MessageText name, const std::vector<WorkerTime>& stages) {
    std::vector<StagePart> parts;
    std::int64_t at_once = 1;
    for (const WorkerTime& time : stages) {
        parts.push_back({time.stage, time.ms_per_sample, 0});
        at_once = time.workers;
    }
    return row_of(message(name, {{"count", std::to_string(at_once)}}, at_once), std::move(parts));
}

} // namespace

std::vector<StageRow> stage_rows(const DiagnosisFacts& facts) {
    std::vector<StageRow> rows = {
        training_thread(facts.times),
        workers(FORMANT_TR("session", "{count} {worker makes|workers make} batches, one sample"),
                stages_of_batches(facts)),
        workers(
            FORMANT_TR("session",
                       "{count} {process prepares|processes prepare} recordings, one recording"),
            stages_of_preparation(facts))};
    std::erase_if(rows, [](const StageRow& row) { return row.parts.empty(); });
    return rows;
}

} // namespace formant
