#include "app/commands/command_convert_voice.h"

#include "app/exit_code.h"
#include "app/overwritten_files.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

void add_speakers(CLI::App& convert, VoiceConversionRequest& conversion) {
    convert
        .add_option("--from", conversion.from,
                    "Speaker of the recordings (checkpoint info lists the speakers)")
        ->required();
    convert.add_option("--speaker,--to", conversion.speaker, "Target speaker")->required();
}

void add_files(CLI::App& convert, VoiceConversionRequest& conversion) {
    convert
        .add_option("recordings", conversion.recordings, "Recordings, any format and sample rate")
        ->required();
    convert
        .add_option("--out-dir,--out", conversion.out_folder,
                    "Folder for the converted files, named like the recordings; existing files are "
                    "overwritten, except the recordings themselves")
        ->required();
    convert.add_option("--format", conversion.format, "File format")
        ->check(CLI::IsMember({"wav", "flac", "ogg", "opus", "mp3"}))
        ->capture_default_str();
}

void print_summary(const VoiceConversionReport& report) {
    for (const std::string& file : report.files)
        print_path(file);
    if (report.audio_s > 0)
        print_line(fmt::format("{:.1f} s of audio in {:.1f} s: real-time factor {:.3f}",
                               report.audio_s, report.needed_s, report.needed_s / report.audio_s));
}

} // namespace

CLI::App* add_convert_voice_options(CLI::App& app, VoiceConversionRequest& conversion) {
    CLI::App* convert = app.add_subcommand(
        "convert-voice",
        "Convert recordings of one speaker to another's voice, with a model that was "
        "trained on both; unreadable recordings are skipped, with exit code 3");
    convert
        ->add_option("--checkpoint", conversion.checkpoint,
                     "final_ema.pt or step_N.pt of a multi-speaker voice, or G_*.pth or .ckpt "
                     "next to its config.json")
        ->required();
    convert->add_flag("--raw", conversion.raw_weights, "Use the raw instead of the EMA weights");
    add_speakers(*convert, conversion);
    add_files(*convert, conversion);
    convert
        ->add_option("--seed", conversion.seed, "Random seed; same seed and recording, same audio")
        ->capture_default_str();
    convert->add_option("--gpu", conversion.device, "auto, cpu, the number of a GPU, or its UUID")
        ->capture_default_str();
    return convert;
}

int convert_recordings(const VoiceConversionRequest& request) {
    const StopOnSignal stop;
    const auto report = convert_voices(request, stop.token());
    if (!report)
        return formant::report(report.error());
    print_summary(*report);
    report_overwritten_files(report->overwritten);
    for (const VoiceConversionFault& fault : report->faults)
        print_error_line(
            fmt::format("formant: not converted: {}: {}", fault.recording, to_english(fault.what)));
    return report->faults.empty() ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace formant
