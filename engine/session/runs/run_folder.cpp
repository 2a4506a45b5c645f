#include "engine/session/runs/run_folder.h"

#include "engine/base/atomic_file.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"
#include "engine/base/version.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_changes.h"
#include "engine/train/metrics/event_json.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

/// A run without checkpoints may still change its first configuration.
Result<void> save_config(const Path& folder, const std::string& config_yaml) {
    const Path file = RunFolder::config_of(folder);
    const RunChanges changes(folder);
    if (std::filesystem::exists(file) &&
        !std::filesystem::is_empty(RunFolder::checkpoints_of(folder)))
        return changes.add_config(config_yaml);
    return changes.discard_all().and_then([&] { return write_file_atomically(file, config_yaml); });
}

std::string state_json(const RunState& state, const std::string& socket) {
    nlohmann::json record = {{"schema", 1},
                             {"pid", process_id()},
                             {"version", formant_version()},
                             {"phase", phase_name(state.phase)},
                             {"step", state.step},
                             {"text", to_english(state.what)},
                             {"message", message_to_json(state.what)}};
    if (!socket.empty())
        record["socket"] = socket;
    return record.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace

Result<RunFolder> RunFolder::open(const Path& runs, const std::string& name) {
    if (auto valid = check_run_name(name); !valid)
        return fail(valid.error());
    RunFolder folder;
    folder.path_ = runs / name;
    std::error_code unreadable;
    folder.is_new_ = !std::filesystem::exists(folder.path_, unreadable) && !unreadable;
    if (auto made = make_folder(folder.checkpoints()); !made)
        return fail(made.error());
    auto lock = FileLock::acquire(lock_file(folder.path_));
    if (!lock)
        return fail(lock.error());
    folder.lock_ = std::move(*lock);
    return folder;
}

Result<void> RunFolder::record_start(const std::string& config_yaml) {
    return save_config(path_, config_yaml).and_then([&] {
        if (auto state = read_file(state_file())) // a new run has none
            previous_state_ = std::move(*state);
        return save_state({});
    });
}

Result<void> RunFolder::undo_start() {
    std::error_code ignored; // the reason why the start failed is what matters to the user
    if (is_new_)
        std::filesystem::remove_all(path_, ignored);
    else if (previous_state_)
        return write_file_atomically(state_file(), *previous_state_);
    return {};
}

Result<void> RunFolder::save_state(const RunState& state) const {
    return write_file_atomically(state_file(), state_json(state, socket_));
}

Result<void> RunFolder::record_socket(const Path& socket) {
    socket_ = socket.string();
    return save_state({});
}

Path RunFolder::samples(std::int64_t step) const {
    return path_ / "samples" / ("step_" + std::to_string(step));
}

} // namespace formant
