#include "engine/session/checkpoints/checkpoint_table.h"

#include "engine/session/runs/find_run.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/train/metrics/losses_at_steps.h"

namespace formant {
namespace {

std::string name_of(const CheckpointFile& file) {
    return Path(file.file).filename().string();
}

bool is_step(const CheckpointFile& file) {
    return file.step >= 0 && name_of(file).starts_with("step_");
}

RetentionReason reason_for(const CheckpointFile& file, std::int64_t newer,
                           std::int64_t max_recent) {
    const std::string name = name_of(file);
    if (file.is_pinned)
        return RetentionReason::pinned;
    if (file.is_archived)
        return RetentionReason::archived;
    if (is_step(file))
        return newer < max_recent ? RetentionReason::recent : RetentionReason::surplus;
    if (file.step >= 0 && name.starts_with("best_step_"))
        return RetentionReason::best;
    return name == "final_ema.pt" ? RetentionReason::final_weights : RetentionReason::unknown;
}

/// Adds the rows. The files are sorted newest first, the order in which recent ones are counted.
void add_rows(const std::vector<CheckpointFile>& files, CheckpointTable& table) {
    std::int64_t steps = 0;
    for (const CheckpointFile& file : files) {
        table.rows.push_back({file, reason_for(file, steps, table.max_recent), {}, {}});
        steps += is_step(file) ? 1 : 0;
    }
}

void add_losses(const Path& metrics, const CancellationToken& cancellation,
                std::vector<CheckpointRow>& rows) {
    std::set<std::int64_t> steps;
    for (const CheckpointRow& row : rows)
        if (row.file.step >= 0)
            steps.insert(row.file.step);
    const auto losses = losses_at_steps(metrics, steps, cancellation);
    for (CheckpointRow& row : rows)
        if (const auto found = losses.find(row.file.step);
            found != losses.end() && !row.file.is_archived) {
            row.training_loss = found->second.training;
            row.validation_loss = found->second.validation;
        }
}

} // namespace

Result<CheckpointTable> read_checkpoint_table(const std::string& run,
                                              const std::string& runs_folder,
                                              const CancellationToken& cancellation) {
    const auto folder = find_checkpoints(run, runs_folder);
    if (!folder)
        return fail(folder.error());
    return list_checkpoints(folder->string()).map([&](const std::vector<CheckpointFile>& files) {
        std::error_code gone; // then it belongs to no run
        const Path of_run = std::filesystem::canonical(*folder, gone).parent_path();
        CheckpointTable table;
        table.folder = folder->string();
        table.max_recent = latest_run_config(of_run).train.keep_checkpoints;
        add_rows(files, table);
        add_losses(of_run / "metrics.jsonl", cancellation, table.rows);
        return table;
    });
}

} // namespace formant
