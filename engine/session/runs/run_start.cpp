#include "engine/session/runs/run_start.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/runs/run_folder.h"

#include <algorithm>

namespace formant {
namespace {

Result<std::optional<LoadedCheckpoint>> start_from(const Path& file) {
    auto state = load_checkpoint(file);
    if (!state)
        return fail(state.error());
    return check_training_part(file, *state).map([&] {
        return std::optional(LoadedCheckpoint{file, std::move(*state), {}});
    });
}

/// Of the run that a checkpoint lies in: runs/NAME/checkpoints/step_N.pt.
Path run_of(const std::string& checkpoint) {
    return std::filesystem::absolute(checkpoint).parent_path().parent_path();
}

} // namespace

Result<std::optional<LoadedCheckpoint>> find_start(const std::string& resume,
                                                   const Path& run_folder) {
    const CheckpointStore store(RunFolder::checkpoints_of(run_folder));
    if (resume == "auto")
        return store.load_newest();
    if (resume != "never")
        return start_from(resume);
    const auto files = store.step_files();
    if (!files)
        return fail(files.error());
    if (files->empty())
        return std::nullopt;
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "the run {folder} has checkpoints already, and --resume "
                                      "never would write over them; use --resume auto or "
                                      "another name"),
                {{"folder", run_folder.string()}}));
}

std::optional<Path> file_to_go_on_from(const std::string& resume, const Path& run_folder) {
    if (resume != "auto")
        return resume == "never" ? std::nullopt : std::optional<Path>(resume);
    const auto files = CheckpointStore(RunFolder::checkpoints_of(run_folder)).step_files();
    if (!files)
        return std::nullopt;
    const auto whole = std::ranges::find_if(*files, looks_whole);
    return whole == files->end() ? std::nullopt : std::optional(*whole);
}

bool begins_anew(const std::string& resume, const Path& run_folder) {
    if (resume != "auto" && resume != "never")
        return false;
    const auto files = CheckpointStore(RunFolder::checkpoints_of(run_folder)).step_files();
    return files && files->empty();
}

std::optional<RunConfig> begun_config(const std::string& resume, const Path& run_folder) {
    if (resume == "never" || begins_anew(resume, run_folder))
        return std::nullopt;
    const bool is_named = resume != "auto";
    const Path file = RunFolder::config_of(is_named ? run_of(resume) : run_folder);
    RunConfig config;
    return read_yaml_file(run_config_table(config), file, UnknownKeys::ignore)
               ? std::optional(config)
               : std::nullopt;
}

} // namespace formant
