#include "engine/session/runs/run_folder.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/leftovers.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"
#include "engine/base/text/json_text.h"
#include "engine/base/version.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_changes.h"
#include "engine/train/metrics/event_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace formant {
namespace {

constexpr const char* unnamed_file_key = "unnamed_config";

/// A run without checkpoints may still change its first configuration.
Result<void> save_config(const Path& folder, const std::string& config_yaml) {
    const Path file = RunFolder::config_of(folder);
    const RunChanges changes(folder);
    return list_folder(RunFolder::checkpoints_of(folder))
        .and_then([&](const std::vector<Path>& checkpoints) {
            if (path_exists(file) && !checkpoints.empty())
                return changes.add_config(config_yaml);
            return changes.discard_all().and_then(
                [&] { return write_file_atomically(file, config_yaml); });
        });
}

std::string state_json(const RunState& state, const std::string& socket,
                       const std::string& unnamed_file) {
    nlohmann::json record = {{"schema", 1},
                             {"pid", process_id()},
                             {"version", formant_version()},
                             {"phase", phase_name(state.phase)},
                             {"step", state.step},
                             {"text", to_english(state.what)},
                             {"message", message_to_json(state.what)}};
    if (!socket.empty())
        record["socket"] = socket;
    if (!unnamed_file.empty())
        record[unnamed_file_key] = unnamed_file;
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
    if (auto made = folder.create(); !made)
        return fail(made.error());
    auto lock = FileLock::acquire(lock_file(folder.path_));
    if (!lock)
        return fail(lock.error());
    folder.lock_ = std::move(*lock);
    folder.remove_leftovers();
    folder.open_folder_ = std::make_unique<OpenFolder>(folder.path_);
    return folder;
}

void RunFolder::remove_leftovers() const {
    std::vector<Path> places = {path_, checkpoints()};
    std::ranges::copy(paths_in(samples(0).parent_path()), std::back_inserter(places));
    for (const Path& place : places)
        remove_leftover_files(place, std::chrono::hours(1));
}

/// Checks first, so that a start that is refused leaves no folder behind.
Result<void> RunFolder::create() const {
    const Path parent = nearest_existing_folder(path_);
    const auto lockable =
        is_new_ && is_writable(parent) ? FileLock::check_support(parent) : Result<void>();
    return lockable.and_then([&] { return make_folder(checkpoints()); });
}

Result<void> RunFolder::record_start(const std::string& config_yaml,
                                     const std::string& unnamed_file) {
    unnamed_file_ = unnamed_file.empty() ? unnamed_config_of(path_) : unnamed_file;
    remember_files();
    return save_config(path_, config_yaml).and_then([&] { return save_state({}); });
}

/// An unreadable file is not remembered, and stays as it is.
void RunFolder::remember_files() {
    for (const Path& file : {config_of(path_), changes_of(path_), state_file()})
        if (auto text = read_file(file))
            previous_files_[file] = std::move(*text);
        else if (!path_exists(file))
            previous_files_[file] = std::nullopt;
}

/// Undoes as much as possible and returns the first error.
Result<void> RunFolder::restore_files() const {
    Result<void> done;
    for (const auto& [file, text] : previous_files_) {
        auto restored = text ? write_file_atomically(file, *text) : remove_file(file);
        if (done)
            done = std::move(restored);
    }
    return done;
}

Path RunFolder::of_checkpoint(const Path& checkpoint) {
    return std::filesystem::absolute(checkpoint).parent_path().parent_path();
}

std::string RunFolder::unnamed_config_of(const Path& run) {
    const auto text = read_file(state_of(run), max_state_bytes);
    const auto facts = parse_json(text.value_or(""));
    const bool has_file = facts.is_object() && facts.contains(unnamed_file_key) &&
                          facts[unnamed_file_key].is_string();
    return has_file ? facts[unnamed_file_key].get<std::string>() : "";
}

Result<void> RunFolder::undo_start() {
    std::error_code ignored; // the reason why the start failed is what matters to the user
    if (!open_folder_ || open_folder_->present_path() != path_)
        return {}; // moved from, or removed or renamed: another folder may have its name
    if (is_new_)
        std::filesystem::remove_all(path_, ignored);
    else
        return restore_files();
    return {};
}

Result<void> RunFolder::save_state(const RunState& state) const {
    const auto folder = open_folder_->present_path();
    if (!folder)
        return fail(
            ErrorKind::disk,
            message(FORMANT_TR("session", "the run folder {folder} was removed or replaced"),
                    {{"folder", path_.string()}}));
    const Path file = state_of(*folder);
    const std::string text = state_json(state, socket_, unnamed_file_);
    return write_file_atomically(file, text).or_else([&](const Error& error) -> Result<void> {
        if (error.out_of_space && overwrite_in_place(file, text))
            return {};
        return fail(error); // also if there is no file to overwrite: this one has the cause
    });
}

Result<void> RunFolder::record_socket(const Path& socket) {
    socket_ = socket.string();
    return save_state({});
}

Path RunFolder::samples(std::int64_t step) const {
    return path_ / "samples" / ("step_" + std::to_string(step));
}

} // namespace formant
