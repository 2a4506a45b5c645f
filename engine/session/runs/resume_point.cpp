#include "engine/session/runs/resume_point.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/shell_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/training_state_check.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/runs/run_folder.h"

namespace formant {
namespace {

using Loaded = std::optional<LoadedCheckpoint>;

/// Returns the newest step_N.pt in a folder, or in that of its checkpoints; empty if there is none.
std::string newest_step_in(const Path& folder) {
    for (const Path& place : {folder, RunFolder::checkpoints_of(folder)})
        if (const auto files = CheckpointStore(place).step_files(); files && !files->empty())
            return files->front().string();
    return "";
}

tl::unexpected<Error> not_a_file_error(const Path& folder) {
    const std::string newest = newest_step_in(folder);
    const MessageArgs args = {{"folder", folder.string()}, {"file", shell_word(newest)}};
    if (newest.empty())
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("session", "--resume: {folder} is a folder without a "
                                          "step_N.pt to resume from; name a checkpoint file, "
                                          "auto or never"),
                    args));
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "--resume: {folder} is a folder. To resume from the "
                                              "newest checkpoint in it: --resume {file}; from that "
                                              "of this run: --resume auto"),
                        args));
}

tl::unexpected<Error> missing_file_error(const std::string& resume) {
    const bool is_file_name = Path(resume).has_parent_path() || Path(resume).has_extension();
    return fail(
        is_file_name ? ErrorKind::checkpoint : ErrorKind::usage,
        message(FORMANT_TR("session", "--resume: there is no checkpoint {file}; give the "
                                      "path of a step_N.pt, or auto (resume from the newest "
                                      "checkpoint of the run) or never"),
                {{"file", resume}}));
}

/// A file of a voice cannot be resumed; its run may have checkpoints that can.
Error voice_only_error(const Path& file, Error error) {
    const std::string newest = newest_step_in(file.parent_path());
    const MessageArgs args = {
        {"error", error.what}, {"newest", shell_word(newest)}, {"file", shell_word(file.string())}};
    if (newest.empty())
        return {error.kind, message(FORMANT_TR("session", "{error}. That is: --set name=NEW --set "
                                                          "train.pretrained_path={file}"),
                                    args)};
    return {error.kind,
            message(FORMANT_TR("session", "{error}. That is: --resume {newest}, or --set "
                                          "name=NEW --set train.pretrained_path={file}"),
                    args)};
}

Result<Loaded> load_named(const Path& file) {
    if (folder_exists(file))
        return not_a_file_error(file);
    if (!path_exists(file) && !broken_link(file))
        return missing_file_error(file.string());
    auto state = load_checkpoint(file);
    if (!state)
        return fail(state.error());
    return check_resumable(file, *state)
        .map_error([&](Error error) { return voice_only_error(file, std::move(error)); })
        .and_then([&] { return check_training_state(file, *state); })
        .map([&] {
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

/// Returns the defaults of runs from before settings were automatic by default, for settings that
/// the configuration of such a run does not contain.
RunConfig fixed_defaults() {
    RunConfig config;
    config.train.batch_size = 8;
    config.train.gradient_accumulation_steps = 1;
    config.train.precision = "float32";
    config.train.use_gradient_checkpointing = "off";
    config.train.preload_data_to_ram = "off";
    config.data.prefetch_buffer_size = 8;
    return config;
}

/// Reads `config.yaml` of the run; a checkpoint that was moved out of its run contains a copy.
std::optional<RunConfig> read_original_config(const LoadedCheckpoint& checkpoint) {
    RunConfig config = fixed_defaults();
    if (read_yaml_file(run_config_table(config),
                       RunFolder::config_of(RunFolder::of_checkpoint(checkpoint.file)),
                       UnknownKeys::ignore))
        return config;
    config = fixed_defaults();
    const auto read =
        checkpoint.state.get<std::string>("config").and_then([&](const std::string& yaml) {
            return read_yaml(run_config_table(config), yaml, checkpoint.file.string(),
                             UnknownKeys::ignore);
        });
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
            point.original_config = read_original_config(*point.checkpoint);
        return point;
    });
}

} // namespace formant
