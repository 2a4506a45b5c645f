#include "engine/session/runs/run_status.h"

#include "engine/base/atomic_file.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_access.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_mapped_file.h"
#include "engine/base/text/json_text.h"
#include "engine/base/text/visible_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/metrics/event_json.h"
#include "engine/train/metrics/metrics_outline.h"
#include "engine/train/metrics/record_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string_view>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Skips a value of another type, which a file edited by hand may have.
void read_string(const Json& record, const char* key, std::string& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_string())
        value = *found;
}

void apply_step(const StepReport& report, RunStatus& status) {
    if (report.step > 0)
        status.step = report.step;
    if (std::isfinite(report.total))
        status.total_loss = report.total;
}

void apply_times(const StepReport& report, RunStatus& status) {
    status.max_steps = report.max_steps;
    status.samples_per_s = report.samples_per_s;
    status.seconds_left = report.seconds_left;
}

void apply_record(RecordKind kind, const RecordReader& record, RunStatus& status) {
    if (kind == RecordKind::train) {
        apply_step(record.step, status);
    } else if (kind == RecordKind::time) {
        apply_times(record.step, status);
    } else if (kind == RecordKind::hardware) {
        status.gpus = record.hardware.gpus;
    } else if (kind == RecordKind::ranks) {
        status.ranks = record.ranks.ranks;
    } else if (kind == RecordKind::resume) {
        status.step = record.at_step;
        status.gpus.clear(); // it may resume on another GPU
        status.ranks.clear();
    }
}

/// Several records of any length.
constexpr std::size_t max_tail_bytes = 8 * max_record_bytes;

/// Applies the complete lines among the last `bytes` of the metrics. Returns true if they contain a
/// complete step.
bool apply_tail(std::string_view metrics, std::size_t bytes, RunStatus& status) {
    if (metrics.size() > bytes) {
        metrics.remove_prefix(metrics.size() - bytes);
        metrics.remove_prefix(
            std::min(metrics.size(), metrics.substr(0, max_record_bytes).find('\n')));
    }
    bool has_step = false;
    RecordReader record;
    for_each_line(metrics, [&](std::string_view line) {
        const RecordKind kind = record.read(line);
        has_step = has_step || kind == RecordKind::time;
        apply_record(kind, record, status);
    });
    return has_step;
}

/// Reads from the end, because the file may hold a week of training.
void read_metrics(const Path& file, RunStatus& status) {
    const auto mapped = MappedFile::open(file);
    if (!mapped)
        return;
    const std::string_view metrics((*mapped)->data(), (*mapped)->size());
    std::size_t bytes = 1 << 18;
    while (!apply_tail(metrics, bytes, status) && bytes < std::min(metrics.size(), max_tail_bytes))
        bytes *= 8;
}

void read_state(const Path& file, RunStatus& status) {
    const auto text = read_file(file, RunFolder::max_state_bytes);
    const Json facts = parse_json(text.value_or(""));
    if (!facts.is_object())
        return;
    std::string phase;
    read_string(facts, "phase", phase);
    std::string json;
    read_string(facts, "message", json);
    read_string(facts, "text", status.message.text);
    status.message.text = visible_text(status.message.text);
    status.message =
        message_from_json(json).value_or(status.message); // earlier versions: English only
    status.phase = phase_of_name(phase);
}

std::chrono::system_clock::time_point last_written(const Path& folder) {
    std::chrono::system_clock::time_point latest;
    for (const Path& file : {RunFolder::metrics_of(folder), RunFolder::state_of(folder)}) {
        std::error_code missing;
        const auto time = std::filesystem::last_write_time(file, missing);
        if (!missing)
            latest =
                std::max(latest, std::chrono::time_point_cast<std::chrono::system_clock::duration>(
                                     std::chrono::file_clock::to_sys(time)));
    }
    return latest;
}

std::string newest_intact(const std::vector<Path>& files) {
    const auto newest = std::find_if(files.begin(), files.end(), looks_intact);
    return newest == files.end() ? "" : newest->string();
}

/// Only its owner may read the lock of a run; to others the run is what it last wrote.
std::optional<ProcessIdentity> process_of(const RunStatus& status) {
    const Path lock = RunFolder::lock_file(status.folder);
    const bool is_of_another_user = path_exists(lock) && !can_read(lock);
    const bool is_recent =
        std::chrono::system_clock::now() - status.last_written < std::chrono::hours(1);
    if (is_of_another_user && status.phase && !is_final(*status.phase) && is_recent)
        return ProcessIdentity();
    return FileLock::holder(lock);
}

} // namespace

bool RunStatus::has_crashed() const {
    return !process && phase && !is_final(*phase);
}

Result<RunStatus> read_run_status(const std::string& run, const std::string& runs_folder) {
    const auto folder = find_run(run, runs_folder);
    if (!folder)
        return fail(folder.error());
    RunStatus status;
    status.folder = folder->string();
    status.name = std::filesystem::absolute(*folder / "").parent_path().filename().string();
    status.last_written = last_written(*folder);
    read_state(RunFolder::state_of(*folder), status);
    status.process = process_of(status);
    read_metrics(RunFolder::metrics_of(*folder), status);
    const auto checkpoints = CheckpointStore(RunFolder::checkpoints_of(*folder)).resume_files();
    if (!checkpoints)
        return fail(checkpoints.error());
    status.newest_checkpoint = newest_intact(*checkpoints);
    return status;
}

} // namespace formant
