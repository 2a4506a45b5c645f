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

/// A run that nothing was trained in may be mended; later its first configuration stays.
Result<void> save_config(const Path& folder, const std::string& config_yaml) {
    const Path file = RunFolder::config_of(folder);
    const RunChanges changes(folder);
    if (std::filesystem::exists(file) &&
        !std::filesystem::is_empty(RunFolder::checkpoints_of(folder)))
        return changes.add_config(config_yaml);
    return changes.forget_all().and_then([&] { return write_file_atomically(file, config_yaml); });
}

std::string run_facts(const RunState& state, const std::string& socket) {
    nlohmann::json facts = {{"schema", 1},
                            {"pid", process_id()},
                            {"version", formant_version()},
                            {"phase", phase_name(state.phase)},
                            {"step", state.step},
                            {"text", to_english(state.what)},
                            {"message", message_as_json(state.what)}};
    if (!socket.empty())
        facts["socket"] = socket;
    return facts.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace

Result<RunFolder> RunFolder::open(const Path& runs, const std::string& name,
                                  const std::string& config_yaml) {
    RunFolder folder;
    folder.path_ = runs / name;
    std::error_code unreadable;
    folder.is_new_ = !std::filesystem::exists(folder.path_, unreadable) && !unreadable;
    const auto take_lock = [&]() -> Result<void> {
        auto lock = FileLock::take(lock_file(folder.path_));
        if (!lock)
            return fail(lock.error());
        folder.lock_ = std::move(*lock);
        return {};
    };
    auto ready = check_run_name(name)
                     .and_then([&] { return make_folder(folder.checkpoints()); })
                     .and_then(take_lock)
                     .and_then([&] { return save_config(folder.path_, config_yaml); })
                     .and_then([&] { return folder.begin_state(); });
    if (!ready)
        return fail(ready.error());
    return folder;
}

Result<void> RunFolder::begin_state() {
    if (auto facts = read_file(facts_file())) // a new run has none
        facts_before_ = std::move(*facts);
    return save_state({});
}

Result<void> RunFolder::take_back_start() {
    std::error_code ignored; // why the start failed is what people must hear of
    if (is_new_)
        std::filesystem::remove_all(path_, ignored);
    else if (facts_before_)
        return write_file_atomically(facts_file(), *facts_before_);
    return {};
}

Result<void> RunFolder::save_state(const RunState& state) const {
    return write_file_atomically(facts_file(), run_facts(state, socket_));
}

Result<void> RunFolder::name_socket(const Path& socket) {
    socket_ = socket.string();
    return save_state({});
}

Path RunFolder::samples(std::int64_t step) const {
    return path_ / "samples" / ("step_" + std::to_string(step));
}

} // namespace formant
