#include "app/commands/checkpoint_options.h"

#include <CLI/CLI.hpp>

namespace formant {
namespace {

CLI::App* add(CLI::App& checkpoint, CheckpointRequest& request, CheckpointAction action,
              const std::string& name, const std::string& help) {
    CLI::App* command = checkpoint.add_subcommand(name, help);
    command->callback([&request, action] { request.action = action; });
    return command;
}

void add_runs(CLI::App* command, std::string& runs_folder) {
    command->add_option("--runs", runs_folder, "Folder of the runs")->type_name("DIR");
}

void add_run(CLI::App* command, CheckpointRequest& request, const std::string& help) {
    command->add_option("run", request.path, help)->required();
    add_runs(command, request.runs_folder);
}

void add_clean(CLI::App& checkpoint, CheckpointRequest& request) {
    CLI::App* clean =
        add(checkpoint, request, CheckpointAction::clean, "clean",
            "Remove older step checkpoints, those set aside (abandoned, damaged) and what "
            "interrupted writing has left");
    clean->add_option("run", request.clean.run, "The run's folder, or its name")->required();
    add_runs(clean, request.clean.runs_folder);
    clean->add_option("--keep", request.clean.keep, "Newest whole step checkpoints that stay")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    clean->add_flag("--dry-run", request.clean.only_tell, "Only say what would be removed");
}

void add_export(CLI::App& checkpoint, CheckpointRequest& request) {
    CLI::App* voice = add(checkpoint, request, CheckpointAction::export_voice, "export",
                          "Write the voice alone, without what only a training needs; --ema-only "
                          "--half makes the smallest file");
    voice
        ->add_option("file", request.voice.checkpoint, ".pt, .pth or .safetensors, also of PyTorch")
        ->required();
    voice->add_option("--out", request.voice.out, "File to write: .pt or .safetensors")->required();
    voice->add_flag("--ema-only", request.voice.ema_only,
                    "The averaged weights in place of the raw ones: half the size of both, and "
                    "speaks the same");
    voice->add_flag("--half", request.voice.half, "Half precision (float16): half the size");
}

void add_convert(CLI::App& checkpoint, CheckpointRequest& request) {
    CLI::App* convert =
        add(checkpoint, request, CheckpointAction::convert, "convert",
            "Write a vits or hifigan checkpoint as the public code reads it: G_N.pth and D_N.pth, "
            "or g_N and do_N, with config.json");
    convert->add_option("file", request.convert.checkpoint, "final_ema.pt or step_N.pt")
        ->required();
    convert->add_option("--out", request.convert.out, "Folder for the files")->required();
    convert->add_flag("--raw", request.convert.raw_weights,
                      "The raw instead of the averaged weights: to go on training there");
}

} // namespace

CLI::App* add_checkpoint_options(CLI::App& app, CheckpointRequest& request) {
    CLI::App* checkpoint =
        app.add_subcommand("checkpoint", "List, check, clean, export, convert checkpoints");
    checkpoint->require_subcommand(1);
    add_run(
        add(*checkpoint, request, CheckpointAction::list, "list", "List the checkpoints of a run"),
        request, "The run's folder, or its name");
    add(*checkpoint, request, CheckpointAction::info, "info", "What a checkpoint says of itself")
        ->add_option("file", request.path, ".pt, .pth or .safetensors, also of PyTorch")
        ->required();
    add_run(add(*checkpoint, request, CheckpointAction::verify, "verify",
                "Read everything and compare with the SHA-256; exit code 5 where one is damaged "
                "that was not set aside"),
            request, "A checkpoint, or the run's folder or name");
    add_clean(*checkpoint, request);
    add_export(*checkpoint, request);
    add_convert(*checkpoint, request);
    return checkpoint;
}

} // namespace formant
