#include "engine/session/runs/resume_point.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/runs/run_folder.h"

namespace formant {
namespace {

using Loaded = std::optional<LoadedCheckpoint>;

Result<Loaded> load_named(const Path& file) {
    auto state = load_checkpoint(file);
    if (!state)
        return fail(state.error());
    return check_resumable(file, *state).map([&] {
        return Loaded(LoadedCheckpoint{file, std::move(*state), {}});
    });
}

Result<Loaded> refuse_to_overwrite(const CheckpointStore& store, const Path& run_folder) {
    const auto files = store.all_files();
    if (!files)
        return fail(files.error());
    if (files->empty())
        return Loaded();
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "the run {folder} already has checkpoints, and --resume "
                                      "never would overwrite them; use --resume auto or "
                                      "another name"),
                {{"folder", run_folder.string()}}));
}

Result<Loaded> load_start(const std::string& resume, const Path& run_folder) {
    const CheckpointStore store(RunFolder::checkpoints_of(run_folder));
    if (resume == "auto")
        return store.load_newest();
    return resume == "never" ? refuse_to_overwrite(store, run_folder) : load_named(resume);
}

/// The run that a checkpoint lies in: runs/NAME/checkpoints/step_N.pt.
Path run_of(const Path& checkpoint) {
    return std::filesystem::absolute(checkpoint).parent_path().parent_path();
}

std::optional<RunConfig> read_original_config(const Path& checkpoint) {
    RunConfig config;
    const auto read = read_yaml_file(run_config_table(config),
                                     RunFolder::config_of(run_of(checkpoint)), UnknownKeys::ignore);
    return read ? std::optional(config) : std::nullopt;
}

} // namespace

std::int64_t ResumePoint::step() const {
    return checkpoint ? checkpoint->state.get<std::int64_t>("step").value_or(0) : 0;
}

Result<ResumePoint> resolve_resume_point(const std::string& resume, const Path& run_folder) {
    return load_start(resume, run_folder).map([](Loaded loaded) {
        ResumePoint point{std::move(loaded), std::nullopt};
        if (point.checkpoint)
            point.original_config = read_original_config(point.checkpoint->file);
        return point;
    });
}

} // namespace formant
