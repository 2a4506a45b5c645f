#include "app/commands/command_checkpoint.h"

#include "app/exit_code.h"
#include "app/terminal_lines.h"
#include "engine/base/text/bytes_text.h"
#include "engine/session/checkpoints/checkpoint_info.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>

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
            "Remove old step checkpoints, abandoned and damaged ones, and leftovers of "
            "interrupted writes");
    clean->add_option("run", request.clean.run, "The run's folder, or its name")->required();
    add_runs(clean, request.clean.runs_folder);
    clean
        ->add_option("--keep", request.clean.keep,
                     "Number of newest intact step checkpoints to keep")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    clean->add_flag("--dry-run", request.clean.dry_run, "Only show what would be removed");
}

void add_export(CLI::App& checkpoint, CheckpointRequest& request) {
    CLI::App* voice = add(checkpoint, request, CheckpointAction::export_voice, "export",
                          "Export the weights for inference, without optimizer state; --ema-only "
                          "--half gives the smallest file");
    voice
        ->add_option("file", request.voice.checkpoint,
                     ".pt, .pth or .safetensors, also from PyTorch")
        ->required();
    voice->add_option("--out", request.voice.out, "File to write: .pt or .safetensors")->required();
    voice->add_flag("--ema-only", request.voice.ema_only,
                    "Export only the EMA weights: half the size of both, same speech");
    voice->add_flag("--half", request.voice.half, "Half precision (float16): half the size");
}

void add_convert(CLI::App& checkpoint, CheckpointRequest& request) {
    CLI::App* convert =
        add(checkpoint, request, CheckpointAction::convert, "convert",
            "Convert a checkpoint to the format of the upstream trainer of its model: G_N.pth and "
            "D_N.pth, g_N and do_N, or a plain state dict, with its configuration; LoRA is "
            "merged");
    convert->add_option("file", request.convert.checkpoint, "final_ema.pt or step_N.pt")
        ->required();
    convert->add_option("--out", request.convert.out, "Folder for the files")->required();
    convert->add_flag("--raw", request.convert.raw_weights,
                      "The raw instead of the EMA weights, to resume training there");
    convert->add_flag("--lora", request.convert.lora_only,
                      "Only the LoRA, not merged: adapter_model.safetensors and "
                      "adapter_config.json, as PEFT reads them");
}

void add_import(CLI::App& checkpoint, CheckpointRequest& request) {
    CLI::App* import =
        add(checkpoint, request, CheckpointAction::import_voice, "import",
            "Make a checkpoint of a voice of another program: Piper's voice.onnx or .ckpt, "
            "G_N.pth, Coqui's");
    import
        ->add_option("file", request.imported.file,
                     "The voice, with its configuration next to it (voice.onnx.json, config.json)")
        ->required();
    import->add_option("--out", request.imported.out, "File to write: .pt or .safetensors")
        ->required();
}

std::string name_of(const std::string& file) {
    return std::filesystem::path(file).filename().string();
}

std::string state_of(const CheckpointFile& file) {
    return fmt::format("{}{}{}", file.has_hash ? "with SHA-256" : "without SHA-256",
                       file.looks_truncated ? ", damaged" : "",
                       file.is_archived ? ", set aside" : "");
}

int list(const CheckpointRequest& request) {
    const auto files = list_checkpoints(request.path, request.runs_folder);
    if (!files)
        return report(files.error());
    for (const CheckpointFile& file : *files)
        print_line(fmt::format("{:<32} {:>12}  {}", name_of(file.file), bytes_text(file.bytes),
                               state_of(file)));
    if (files->empty())
        print_line("no checkpoints");
    return 0;
}

void print_fact(const std::string& name, const std::string& value) {
    if (!value.empty())
        print_line(fmt::format("{:<18} {}", name, value));
}

void print_fact(const std::string& name, std::int64_t value) {
    if (value >= 0)
        print_fact(name, std::to_string(value));
}

int info(const std::string& file) {
    const auto facts = describe_checkpoint(file);
    if (!facts)
        return report(facts.error());
    const bool is_third_party = facts->formant_version.empty();
    print_fact("written by",
               is_third_party ? "another program" : "formant " + facts->formant_version);
    print_fact("LibTorch", facts->torch_version);
    print_fact("model", facts->model);
    print_fact("step", facts->step);
    print_fact("epoch", facts->epoch);
    print_fact("seed", facts->seed);
    print_fact("speakers", fmt::format("{}", fmt::join(facts->speakers, ", ")));
    for (const auto& [name, value] : facts->provenance)
        print_fact(name, value);
    print_fact("weights",
               fmt::format("{} numbers in {} {}, {}, {}", facts->parameters, facts->tensors,
                           facts->tensors == 1 ? "tensor" : "tensors",
                           bytes_text(facts->weight_bytes), fmt::join(facts->types, " ")));
    const char* has_both = facts->has_ema ? "yes" : "no";
    print_fact("EMA weights", facts->is_ema ? "yes, instead of the raw weights" : has_both);
    print_fact("can be resumed", facts->has_training_state ? "yes" : "no");
    if (is_third_party)
        print_fact("entries",
                   fmt::format("{:.200}", fmt::format("{}", fmt::join(facts->entries, " "))));
    return 0;
}

int verify(const CheckpointRequest& request) {
    const auto files = verify_checkpoints(request.path, request.runs_folder);
    if (!files)
        return report(files.error());
    int code = 0;
    for (const VerifiedCheckpoint& file : *files) {
        const char* intact = file.has_hash ? "intact" : "readable, but without SHA-256";
        print_line(fmt::format("{}: {}{}", file.file, file.is_archived ? "set aside; " : "",
                               file.is_intact ? intact : to_english(file.damage)));
        if (!file.is_intact && !file.is_archived)
            code = static_cast<int>(ErrorKind::checkpoint);
    }
    return code;
}

int clean(const CleanRequest& request) {
    const auto cleaned = clean_checkpoints(request);
    if (!cleaned)
        return report(cleaned.error());
    for (const std::string& file : cleaned->removed)
        print_line(fmt::format("{} {}", request.dry_run ? "would remove" : "removed", file));
    print_line(
        fmt::format("{} {}", bytes_text(cleaned->bytes), request.dry_run ? "to free" : "freed"));
    return 0;
}

int export_voice(const ExportRequest& request) {
    const auto written = export_checkpoint(request);
    if (!written)
        return report(written.error());
    print_path(request.out);
    return 0;
}

int import(const VoiceImportRequest& request) {
    const auto notes = import_voice(request);
    if (!notes)
        return report(notes.error());
    print_path(request.out);
    for (const Message& note : *notes)
        print_error_line("formant: " + to_english(note));
    return 0;
}

int convert(const ConvertRequest& request) {
    const auto written = convert_checkpoint(request);
    if (!written)
        return report(written.error());
    for (const std::string& file : *written)
        print_path(file);
    return 0;
}

} // namespace

CLI::App* add_checkpoint_options(CLI::App& app, CheckpointRequest& request) {
    CLI::App* checkpoint =
        app.add_subcommand("checkpoint", "List, check, clean, export, convert, import checkpoints");
    checkpoint->require_subcommand(1);
    add_run(
        add(*checkpoint, request, CheckpointAction::list, "list", "List the checkpoints of a run"),
        request, "The run's folder, or its name");
    add(*checkpoint, request, CheckpointAction::info, "info", "Show the contents of a checkpoint")
        ->add_option("file", request.path,
                     ".pt, .pth, .safetensors or .onnx, also of other programs")
        ->required();
    add_run(add(*checkpoint, request, CheckpointAction::verify, "verify",
                "Read all files and compare their SHA-256; exit code 5 if one is damaged and "
                "not yet set aside"),
            request, "A checkpoint, or the run's folder or name");
    add_clean(*checkpoint, request);
    add_export(*checkpoint, request);
    add_convert(*checkpoint, request);
    add_import(*checkpoint, request);
    return checkpoint;
}

int handle_checkpoints(const CheckpointRequest& request) {
    switch (request.action) {
    case CheckpointAction::list:
        return list(request);
    case CheckpointAction::info:
        return info(request.path);
    case CheckpointAction::verify:
        return verify(request);
    case CheckpointAction::clean:
        return clean(request.clean);
    case CheckpointAction::export_voice:
        return export_voice(request.voice);
    case CheckpointAction::convert:
        return convert(request.convert);
    case CheckpointAction::import_voice:
        return import(request.imported);
    }
    return static_cast<int>(ErrorKind::internal);
}

} // namespace formant
