#include "engine/session/runs/run_status.h"

#include "engine/base/atomic_file.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_signals.h"
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
#include <thread>

namespace formant {
namespace {

using Json = nlohmann::json;

/// A value of another type, as a file damaged by hand has it, is passed over.
void take(const Json& record, const char* key, std::string& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_string())
        value = *found;
}

void take_step(const StepReport& report, RunStatus& status) {
    if (report.step > 0)
        status.step = report.step;
    if (std::isfinite(report.total))
        status.total_loss = report.total;
}

void take_times(const StepReport& report, RunStatus& status) {
    status.max_steps = report.max_steps;
    status.samples_per_s = report.samples_per_s;
    status.seconds_left = report.seconds_left;
}

void take_record(RecordKind kind, const RecordReader& record, RunStatus& status) {
    if (kind == RecordKind::train) {
        take_step(record.step, status);
    } else if (kind == RecordKind::time) {
        take_times(record.step, status);
    } else if (kind == RecordKind::hardware) {
        status.gpus = record.hardware.gpus;
    } else if (kind == RecordKind::resume) {
        status.step = record.at_step;
        status.gpus.clear(); // it may go on with another
    }
}

/// Of the whole lines among the last bytes of the metrics. True where a whole step was among them.
bool take_tail(std::string_view metrics, std::size_t bytes, RunStatus& status) {
    if (metrics.size() > bytes) {
        metrics.remove_prefix(metrics.size() - bytes);
        metrics.remove_prefix(std::min(metrics.size(), metrics.find('\n')));
    }
    bool has_step = false;
    RecordReader record;
    for_each_line(metrics, [&](std::string_view line) {
        const RecordKind kind = record.read(line);
        has_step = has_step || kind == RecordKind::time;
        take_record(kind, record, status);
    });
    return has_step;
}

/// What was told last stands at the end of a file that may be of a week's training.
void read_metrics(const Path& file, RunStatus& status) {
    const auto mapped = MappedFile::open(file);
    if (!mapped)
        return;
    const std::string_view metrics((*mapped)->data(), (*mapped)->size());
    std::size_t bytes = 1 << 18;
    while (!take_tail(metrics, bytes, status) && bytes < metrics.size())
        bytes *= 8;
}

void read_state(const Path& file, RunStatus& status) {
    const auto text = read_file(file);
    const Json facts = Json::parse(text.value_or(""), nullptr, /*allow_exceptions=*/false);
    if (!facts.is_object())
        return;
    std::string phase;
    take(facts, "phase", phase);
    std::string words;
    take(facts, "message", words);
    take(facts, "text", status.words.text);
    status.words = message_of_json(words).value_or(status.words); // older runs: in English alone
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

std::string newest_whole(const std::vector<Path>& files) {
    const auto newest = std::find_if(files.begin(), files.end(), looks_whole);
    return newest == files.end() ? "" : newest->string();
}

} // namespace

bool RunStatus::broke_off() const {
    return !process && phase && !is_end(*phase);
}

Result<RunStatus> read_run_status(const std::string& run, const std::string& runs_folder) {
    const auto folder = find_run(run, runs_folder);
    if (!folder)
        return fail(folder.error());
    RunStatus status;
    status.folder = folder->string();
    status.name = std::filesystem::absolute(*folder / "").parent_path().filename().string();
    status.last_written = last_written(*folder);
    status.process = FileLock::holder(RunFolder::lock_file(*folder));
    read_state(RunFolder::state_of(*folder), status);
    read_metrics(RunFolder::metrics_of(*folder), status);
    const auto checkpoints = CheckpointStore(RunFolder::checkpoints_of(*folder)).step_files();
    if (!checkpoints)
        return fail(checkpoints.error());
    status.newest_checkpoint = newest_whole(*checkpoints);
    return status;
}

Result<RunStatus> stop_run(const std::string& run, const std::string& runs_folder,
                           double timeout_s) {
    auto status = read_run_status(run, runs_folder);
    if (!status)
        return status;
    if (!status->process || !ask_to_stop(*status->process))
        return fail(ErrorKind::usage, message(FORMANT_TR("session", "nobody trains {run} now"),
                                              {{"run", status->folder}}));
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(timeout_s);
    while (FileLock::holder(RunFolder::lock_file(status->folder))) {
        if (std::chrono::steady_clock::now() > end)
            return fail(ErrorKind::internal,
                        message(FORMANT_TR("session", "process {pid} was asked to stop and has not "
                                                      "yet; it may be in a long step"),
                                {{"pid", std::to_string(*status->process)}}));
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return read_run_status(run, runs_folder);
}

} // namespace formant
