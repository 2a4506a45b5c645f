#include "engine/session/run_status.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os_file_lock.h"
#include "engine/base/os_signals.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/find_run.h"
#include "engine/session/run_folder.h"
#include "engine/train/event_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <thread>

namespace formant {
namespace {

using Json = nlohmann::json;

/// A value of another type, as a file damaged by hand has it, is passed over.
void take(const Json& record, const char* key, std::string& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_string())
        value = *found;
}
template <typename Number>
void take(const Json& record, const char* key, Number& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_number())
        value = found->template get<Number>();
}

/// The line that is being written just now may not be whole yet.
void take_record(const Json& record, RunStatus& status) {
    if (!record.is_object())
        return;
    std::string type;
    take(record, "type", type);
    if (type == "train") {
        take(record, "step", status.step);
        take(record, "total", status.total_loss);
    } else if (type == "time") {
        take(record, "max_steps", status.max_steps);
        take(record, "samples_per_s", status.samples_per_s);
        take(record, "seconds_left", status.seconds_left);
    } else if (type == "resume") {
        take(record, "step", status.step);
    }
}

void read_state(const Path& file, RunStatus& status) {
    const auto text = read_file(file);
    const Json facts = Json::parse(text.value_or(""), nullptr, /*allow_exceptions=*/false);
    if (!facts.is_object())
        return;
    std::string phase;
    take(facts, "phase", phase);
    take(facts, "text", status.words);
    status.phase = phase_of_name(phase);
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
    status.process = FileLock::holder(RunFolder::lock_file(*folder));
    read_state(*folder / "run.json", status);
    std::ifstream metrics(*folder / "metrics.jsonl");
    for (std::string line; std::getline(metrics, line);)
        take_record(Json::parse(line, nullptr, /*allow_exceptions=*/false), status);
    const auto checkpoints = CheckpointStore(*folder / "checkpoints").step_files();
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
