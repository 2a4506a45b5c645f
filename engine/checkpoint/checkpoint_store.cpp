#include "engine/checkpoint/checkpoint_store.h"

#include "engine/base/disk_check.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_open_folder.h"
#include "engine/base/text/shell_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/pin_marker.h"
#include "engine/checkpoint/training_state_check.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>

namespace formant {
namespace {

constexpr std::string_view step_prefix = "step_";
constexpr std::string_view best_prefix = "best_step_";
constexpr std::string_view abandoned_prefix = "abandoned_";
constexpr std::string_view damaged_prefix = "damaged_";
constexpr std::string_view kept_prefix = "kept_";
constexpr std::string_view kept_best_prefix = "kept_best_step_";
constexpr std::string_view final_name = "final_ema.pt";

/// Returns N of `<prefix>N.pt`, or nullopt.
std::optional<std::int64_t> step_of(const Path& file, std::string_view prefix) {
    const std::string name = file.filename().string();
    if (!name.starts_with(prefix) || file.extension() != ".pt")
        return std::nullopt;
    std::int64_t step = 0;
    const char* end = name.data() + name.size() - 3;
    const auto read = std::from_chars(name.data() + prefix.size(), end, step);
    return read.ec == std::errc() && read.ptr == end ? std::optional(step) : std::nullopt;
}

using StepFiles = std::vector<std::pair<std::int64_t, Path>>;

/// Lists the files with a prefix, newest first. A missing folder has none; an unreadable one is an
/// error, otherwise a run would restart at step 0.
Result<StepFiles> find_files(const Path& folder, std::string_view prefix) {
    return list_folder(folder).map([&](const std::vector<Path>& paths) {
        StepFiles files;
        for (const Path& path : paths)
            if (const auto step = step_of(path, prefix))
                files.emplace_back(*step, path);
        std::sort(files.rbegin(), files.rend());
        return files;
    });
}

/// Renames a checkpoint, then its pin marker and hash: without its hash, a damaged file of the
/// former name would be used if the program is killed in between.
Result<void> rename_checkpoint(const Path& from, const Path& to) {
    std::error_code failure;
    std::filesystem::rename(from, to, failure);
    for (const auto adjacent_path : {pin_marker_path, sha256_path})
        if (!failure && std::filesystem::exists(adjacent_path(from), failure))
            std::filesystem::rename(adjacent_path(from), adjacent_path(to), failure);
    if (!failure)
        return {};
    return fail(disk_error(message(FORMANT_TR("checkpoint", "cannot rename {file}: {reason}"),
                                   {{"file", from.string()}, {"reason", failure.message()}}),
                           failure));
}

Result<void> remove_checkpoint(const Path& file) {
    // The checkpoint first: a hash without a file is harmless, a file without a hash is unverified.
    return remove_file(file).and_then([&] { return remove_file(sha256_path(file)); });
}

Result<Path> rename_with_prefix(const Path& file, std::string_view prefix) {
    Path renamed_path = file.parent_path() / (std::string(prefix) + file.filename().string());
    return rename_checkpoint(file, renamed_path).map([&] { return std::move(renamed_path); });
}

/// Removes a former best checkpoint, or renames it if it is pinned.
Result<void> retire_best(const Path& file) {
    if (is_pinned(file))
        return rename_with_prefix(file, kept_prefix).map([](const Path&) {});
    return remove_checkpoint(file);
}

Result<std::vector<Path>> files_with(const Path& folder,
                                     std::initializer_list<std::string_view> prefixes) {
    std::vector<Path> files;
    for (const std::string_view prefix : prefixes) {
        const auto found = find_files(folder, prefix);
        if (!found)
            return fail(found.error());
        for (const auto& [step, path] : *found)
            files.push_back(path);
    }
    return files;
}

/// Returns how to continue with the weights of a run that cannot be resumed.
Message way_out(const Path& folder) {
    const Path voice = folder / final_name;
    if (read_any_checkpoint(voice))
        return message(FORMANT_TR("checkpoint",
                                  "{file} is intact, but holds a voice only. Start another run "
                                  "from its weights: --set name=NEW --set "
                                  "train.pretrained_path={file}"),
                       {{"file", voice.string()}});
    return message(FORMANT_TR("checkpoint", "Start a new run under another name (--set name=NEW), "
                                            "or select a checkpoint with --resume FILE"));
}

tl::unexpected<Error> all_damaged(const Path& folder, const DamagedCheckpoint& newest) {
    return fail(
        ErrorKind::checkpoint,
        message(FORMANT_TR("checkpoint", "no checkpoint in {folder} can be used; the "
                                         "newest: {reason}. {way}"),
                {{"folder", folder.string()}, {"reason", newest.why}, {"way", way_out(folder)}}));
}

tl::unexpected<Error> nothing_to_resume(const Path& folder, const Path& left) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint",
                                   "{folder} has no checkpoint to resume from (step_N.pt), but "
                                   "{file} is there, and training from the first step would "
                                   "replace it. {way}"),
                        {{"folder", folder.string()},
                         {"file", left.filename().string()},
                         {"way", way_out(folder)}}));
}

tl::unexpected<Error> removed_error(const Path& folder) {
    return fail(
        ErrorKind::disk,
        message(FORMANT_TR("checkpoint",
                           "the folder {folder} was removed, replaced or moved to another "
                           "disk while the run was training, so nothing can be saved there. "
                           "The steps after the last checkpoint are lost; start the run "
                           "again"),
                {{"folder", folder.string()}}));
}

tl::unexpected<Error> renamed_error(const Path& before, const Path& now) {
    const Path run = now.filename() == "checkpoints" ? now.parent_path() : now;
    return fail(ErrorKind::disk,
                message(FORMANT_TR("checkpoint",
                                   "the folder {before} was renamed to {now} while the run was "
                                   "training. The run saves there and ends; to resume it: formant "
                                   "--headless {run}"),
                        {{"before", before.string()},
                         {"now", now.string()},
                         {"run", shell_word(run.string())}}));
}

Result<Path> save_as(Path file, const StateTree& state) {
    return save_checkpoint(file, state).map([&] { return std::move(file); });
}

} // namespace

bool is_checkpoint(const Path& file) {
    return file.extension() == ".pt" || file.extension() == ".pth" ||
           file.extension() == ".safetensors";
}

bool is_archived(const Path& file) {
    const std::string name = file.filename().string();
    return name.starts_with(abandoned_prefix) || name.starts_with(damaged_prefix);
}

CheckpointStore::CheckpointStore(Path folder)
    : folder_(std::move(folder)), open_folder_(std::make_shared<const OpenFolder>(folder_)) {}

Result<void> CheckpointStore::check_folder() {
    if (auto located = locate_folder(); !located)
        return located;
    return former_folder_.empty() ? Result<void>() : renamed_error(former_folder_, folder_);
}

/// Follows the folder to its present path.
Result<void> CheckpointStore::locate_folder() {
    const auto present = open_folder_->present_path();
    if (!present)
        return removed_error(folder_);
    if (*present == folder_)
        return {};
    if (former_folder_.empty())
        former_folder_ = folder_;
    folder_ = *present;
    return {};
}

Result<Path> CheckpointStore::save(const std::string& name, const StateTree& state) {
    return locate_folder().and_then([&] { return save_as(folder_ / name, state); });
}

Result<Path> CheckpointStore::save_step(std::int64_t step, const StateTree& state) {
    return save(std::string(step_prefix) + std::to_string(step) + ".pt", state);
}

Result<Path> CheckpointStore::save_best(std::int64_t step, const StateTree& state) {
    return save(std::string(best_prefix) + std::to_string(step) + ".pt", state);
}

Result<void> CheckpointStore::retire_best_except(std::int64_t step) {
    const auto files = find_files(folder_, best_prefix);
    if (!files)
        return fail(files.error());
    for (const auto& [other_step, path] : *files)
        if (other_step != step)
            if (auto retired = retire_best(path); !retired)
                return retired;
    return {};
}

Result<Path> CheckpointStore::promote(const Path& file) {
    const auto state = load_checkpoint(file);
    if (!state)
        return fail(state.error());
    return check_resumable(file, *state)
        .and_then([&] { return check_training_state(file, *state); })
        .and_then([&] { return state->get<std::int64_t>("step"); })
        .and_then([&](std::int64_t step) {
            return save_best(step, *state).and_then([&](Path best) {
                return retire_best_except(step).map([&] { return std::move(best); });
            });
        });
}

Result<Path> CheckpointStore::save_final(const StateTree& state) {
    return save(std::string(final_name), state);
}

Result<std::vector<Path>> CheckpointStore::step_files() const {
    return find_files(folder_, step_prefix).map([](const StepFiles& found) {
        std::vector<Path> files;
        for (const auto& [step, path] : found)
            files.push_back(path);
        return files;
    });
}

Result<std::vector<Path>> CheckpointStore::resume_files() const {
    return files_with(folder_, {step_prefix, best_prefix, kept_best_prefix});
}

Result<std::vector<Path>> CheckpointStore::all_files() const {
    auto files = resume_files();
    if (files && path_exists(folder_ / final_name))
        files->push_back(folder_ / final_name);
    const auto archived = files_with(folder_, {"abandoned_step_", "damaged_step_"});
    if (files && archived)
        files->insert(files->end(), archived->begin(), archived->end());
    return archived ? files : archived;
}

Result<std::optional<SavedStep>> CheckpointStore::best() const {
    return find_files(folder_, best_prefix).map([](const StepFiles& found) {
        return found.empty() ? std::nullopt
                             : std::optional(SavedStep{found.front().first, found.front().second});
    });
}

Result<std::vector<SavedStep>> CheckpointStore::saved_steps() const {
    std::vector<SavedStep> saved;
    for (const std::string_view prefix : {step_prefix, best_prefix}) {
        const auto files = find_files(folder_, prefix);
        if (!files)
            return fail(files.error());
        for (const auto& [step, file] : *files)
            saved.push_back({step, file});
    }
    std::stable_sort(saved.begin(), saved.end(),
                     [](const SavedStep& a, const SavedStep& b) { return a.step < b.step; });
    return saved;
}

Result<std::optional<LoadedCheckpoint>> CheckpointStore::load_newest() const {
    return resume_files().and_then(
        [&](const std::vector<Path>& files) { return load_first(files, {}); });
}

Result<std::optional<LoadedCheckpoint>> CheckpointStore::load_next(const LoadedCheckpoint& unusable,
                                                                   const Message& why) const {
    auto files = resume_files();
    if (!files)
        return fail(files.error());
    const auto place = std::ranges::find(*files, unusable.file);
    files->erase(files->begin(), place == files->end() ? place : place + 1);
    std::vector<DamagedCheckpoint> damaged = unusable.damaged;
    damaged.push_back({unusable.file, why});
    return load_first(*files, std::move(damaged));
}

/// Loads the first usable of the files, and adds those before it to `damaged`.
Result<std::optional<LoadedCheckpoint>>
CheckpointStore::load_first(const std::vector<Path>& files,
                            std::vector<DamagedCheckpoint> damaged) const {
    LoadedCheckpoint loaded;
    loaded.damaged = std::move(damaged);
    for (const Path& file : files) {
        auto state = read_any_checkpoint(file);
        if (!state) {
            // A disk or a system that fails does not make a checkpoint a damaged one.
            if (auto disk = check_disk_of(file); !disk)
                return fail(disk.error());
            loaded.damaged.push_back({file, state.error().what});
            continue;
        }
        // A checkpoint of a newer version is intact: skipping it would lose work.
        if (auto known = check_format(file, *state); !known)
            return fail(known.error());
        // Overwritten by a voice: the training state is lost, so treat it as damaged.
        // So is a state that fits neither itself nor its weights.
        if (auto resumable = check_resumable(file, *state).and_then([&] {
                return check_training_state(file, *state);
            });
            !resumable) {
            loaded.damaged.push_back({file, resumable.error().what});
            continue;
        }
        loaded.file = file;
        loaded.state = std::move(*state);
        return loaded;
    }
    if (!loaded.damaged.empty())
        return all_damaged(folder_, loaded.damaged.front());
    const auto left = all_files();
    if (!left)
        return fail(left.error());
    if (!left->empty())
        return nothing_to_resume(folder_, left->front());
    return std::nullopt;
}

Result<std::int64_t> CheckpointStore::keep_newest(std::int64_t count) {
    const auto files = step_files();
    if (!files)
        return fail(files.error());
    std::int64_t removed = 0;
    for (std::size_t i = static_cast<std::size_t>(count); i < files->size(); ++i) {
        if (is_pinned((*files)[i]))
            continue;
        if (auto gone = remove_checkpoint((*files)[i]); !gone)
            return fail(gone.error());
        ++removed;
    }
    return removed;
}

Result<std::int64_t> CheckpointStore::archive_newer_than(std::int64_t step) {
    const auto files = find_files(folder_, step_prefix);
    if (!files)
        return fail(files.error());
    std::int64_t count = 0;
    for (const auto& [file_step, file] : *files) {
        if (file_step <= step)
            break;
        if (auto renamed = rename_with_prefix(file, abandoned_prefix); !renamed)
            return fail(renamed.error());
        ++count;
    }
    return count;
}

Result<Path> CheckpointStore::quarantine(const Path& file) {
    return rename_with_prefix(file, damaged_prefix);
}

} // namespace formant
