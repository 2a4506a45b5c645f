#include "app/commands/command_export.h"

#include "app/exit_code.h"
#include "app/terminal_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace formant {

CLI::App* add_export_options(CLI::App& app, VoiceExportRequest& request) {
    CLI::App* command = app.add_subcommand(
        "export",
        "Export a voice for other programs: Piper (Home Assistant), sherpa-onnx (apps and "
        "phones), your own (onnx, safetensors)");
    command
        ->add_option("checkpoint", request.checkpoint,
                     "final_ema.pt or step_N.pt of a voice, or G_*.pth or .ckpt next to its "
                     "config.json")
        ->required();
    command->add_option("--to", request.player, "Program that the voice is for")
        ->check(CLI::IsMember(export_players()))
        ->required();
    command->add_option("--out", request.out, "Folder for the files")->required();
    command
        ->add_option("--lexicon-from", request.lexicon_text,
                     "Text file whose words go into the lexicon that sherpa-onnx 2 reads texts by")
        ->check(CLI::ExistingFile);
    command->add_option("--vocoder", request.vocoder,
                        "Vocoder of a voice that outputs mels, instead of its own: a checkpoint, "
                        "or the folder of a run");
    command->add_flag("--separate-vocoder", request.separate_vocoder,
                      "Write the vocoder as a graph of its own (--to onnx)");
    command->add_flag("--raw", request.raw_weights, "Export the raw instead of the EMA weights");
    command->add_flag("--half", request.half, "Store weights in half precision: half the size");
    command
        ->add_option("--solver-steps", request.solver_steps,
                     "Steps of the flow of a voice that has one: more sound better, and "
                     "take longer")
        ->check(CLI::Range(1, 100))
        ->capture_default_str();
    command->add_option("--check", request.check_text,
                        "Text that is spoken by the files and by the voice, with the same random "
                        "draws, to compare");
    return command;
}

int run_export(const VoiceExportRequest& request) {
    const auto exported = export_for_player(request);
    if (!exported)
        return report(exported.error());
    for (const std::string& file : exported->files)
        print_path(file);
    if (exported->difference)
        print_error_line(
            fmt::format("formant: the files speak as the voice does: difference {:.2g} "
                        "of the loudest sample",
                        *exported->difference));
    for (const Message& note : exported->notes)
        print_error_line("formant: " + to_english(note));
    return 0;
}

} // namespace formant
