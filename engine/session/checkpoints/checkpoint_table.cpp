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

KeptBecause reason_for(const CheckpointFile& file, std::int64_t newer, std::int64_t newest) {
    const std::string name = name_of(file);
    if (file.kept_by_hand)
        return KeptBecause::by_hand;
    if (file.set_aside)
        return KeptBecause::set_aside;
    if (is_step(file))
        return newer < newest ? KeptBecause::newest : KeptBecause::beyond;
    if (file.step >= 0 && name.starts_with("best_step_"))
        return KeptBecause::best;
    return name == "final_ema.pt" ? KeptBecause::last : KeptBecause::unknown;
}

/// They come with the newest first, as the rule counts them.
void add_rows(const std::vector<CheckpointFile>& files, CheckpointTable& table) {
    std::int64_t steps = 0;
    for (const CheckpointFile& file : files) {
        table.rows.push_back({file, reason_for(file, steps, table.newest), {}, {}});
        steps += is_step(file) ? 1 : 0;
    }
}

void add_losses(const Path& metrics, const Cancellation& cancellation,
                std::vector<CheckpointRow>& rows) {
    std::set<std::int64_t> steps;
    for (const CheckpointRow& row : rows)
        if (row.file.step >= 0)
            steps.insert(row.file.step);
    const auto losses = losses_at_steps(metrics, steps, cancellation);
    for (CheckpointRow& row : rows)
        if (const auto found = losses.find(row.file.step);
            found != losses.end() && !row.file.set_aside) {
            row.training_loss = found->second.training;
            row.validation_loss = found->second.validation;
        }
}

} // namespace

Result<CheckpointTable> read_checkpoint_table(const std::string& run,
                                              const std::string& runs_folder,
                                              const Cancellation& cancellation) {
    const auto folder = find_checkpoints(run, runs_folder);
    if (!folder)
        return fail(folder.error());
    return list_checkpoints(folder->string()).map([&](const std::vector<CheckpointFile>& files) {
        std::error_code gone; // then it is of no run either
        const Path of_run = std::filesystem::canonical(*folder, gone).parent_path();
        CheckpointTable table;
        table.folder = folder->string();
        table.newest = latest_run_config(of_run).train.keep_checkpoints;
        add_rows(files, table);
        add_losses(of_run / "metrics.jsonl", cancellation, table.rows);
        return table;
    });
}

} // namespace formant
