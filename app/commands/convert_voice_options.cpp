#include "app/commands/convert_voice_options.h"

#include <CLI/CLI.hpp>

namespace formant {
namespace {

void add_speakers(CLI::App& convert, VoiceConversionRequest& conversion) {
    convert
        .add_option("--from", conversion.from,
                    "Who speaks in the recordings (checkpoint info names the speakers)")
        ->required();
    convert.add_option("--speaker,--to", conversion.speaker, "Whose they become")->required();
}

void add_files(CLI::App& convert, VoiceConversionRequest& conversion) {
    convert.add_option("recordings", conversion.recordings, "Recordings, of any format and rate")
        ->required();
    convert
        .add_option("--out-dir,--out", conversion.out_folder,
                    "Folder for files of the recordings' names; those that are there are written "
                    "over, but no recording is")
        ->required();
    convert.add_option("--format", conversion.format, "Kind of the files")
        ->check(CLI::IsMember({"wav", "flac", "ogg", "opus", "mp3"}))
        ->capture_default_str();
}

} // namespace

CLI::App* add_convert_voice_options(CLI::App& app, VoiceConversionRequest& conversion) {
    CLI::App* convert = app.add_subcommand(
        "convert-voice", "Make recordings of one speaker another's, with a vits that was trained "
                         "with both; one that cannot be read does not stop the others, and the "
                         "exit code is then 3");
    convert
        ->add_option("--checkpoint", conversion.checkpoint,
                     "final_ema.pt or step_N.pt of a vits with several speakers; or G_*.pth, .ckpt "
                     "with its config.json beside")
        ->required();
    convert->add_flag("--raw", conversion.raw_weights,
                      "Use the raw instead of the averaged weights");
    add_speakers(*convert, conversion);
    add_files(*convert, conversion);
    convert->add_option("--seed", conversion.seed, "Same seed and recording, same sound")
        ->capture_default_str();
    convert->add_option("--gpu", conversion.device, "auto, cpu, the number of a GPU, or its UUID")
        ->capture_default_str();
    return convert;
}

} // namespace formant
