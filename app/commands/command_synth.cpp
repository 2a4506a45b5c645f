#include "app/commands/command_synth.h"

#include "app/exit_code.h"
#include "app/overwritten_files.h"
#include "app/speech_output.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/session/speech/speech_stream_service.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

void add_texts(CLI::App& synth, SpeechSources& sources) {
    synth.add_option("--text", sources.texts,
                     "Text to synthesize; can be repeated; - reads one text per line from standard "
                     "input (with --out - each is synthesized as it arrives, after all others)");
    synth
        .add_option(
            "--list,--text-file", sources.lists,
            "File of texts: .txt, one per line; .csv with the columns id,text and optionally "
            "speaker; .jsonl with the same keys")
        ->check(CLI::ExistingFile);
    synth.add_option("--only", sources.only,
                     "Synthesize only the text with this id; can be repeated");
}

void add_out(CLI::App& synth, SpeechRequest& speech) {
    synth
        .add_option("--out-dir,--out", speech.out_folder,
                    "Folder for 0001.wav, 0002.wav, ..., or files named after the ids; existing "
                    "files are overwritten. - streams the audio to standard output as it is "
                    "computed: raw, 16 bits, mono")
        ->required();
    synth.add_option("--format", speech.format, "File format")
        ->check(CLI::IsMember({"wav", "flac", "ogg", "opus", "mp3"}))
        ->capture_default_str();
}

/// Rejects --format for a stream: file formats such as WAV store the length at the beginning.
void reject_format_for_stream(CLI::App* synth, const SpeechRequest& speech) {
    synth->parse_complete_callback([synth, &speech] {
        if (is_stream(speech) && synth->count("--format") > 0)
            throw CLI::ValidationError("--format", "--out - always writes raw samples; remove "
                                                   "--format, or name a folder");
    });
}

void add_voice(CLI::App& synth, SpeechRequest& speech) {
    synth
        .add_option("--checkpoint", speech.checkpoint,
                    "final_ema.pt or step_N.pt, or G_*.pth, .ckpt or model.pth next to its "
                    "config.json")
        ->required();
    synth.add_flag("--raw", speech.raw_weights, "Use the raw instead of the EMA weights");
    synth
        .add_option(
            "--vocoder", speech.vocoder,
            "Vocoder for a voice without one: a checkpoint or the folder of a run; default: the "
            "vocoder in the voice's configuration, else griffin-lim")
        ->check(CLI::ExistingPath | CLI::IsMember({griffin_lim_only}));
    synth
        .add_option("--reference", speech.references,
                    "Recording of the voice whose style to use instead of the default one; of "
                    "several, the mean")
        ->check(CLI::ExistingFile);
    synth.add_option(
        "--speaker", speech.speaker,
        "Speaker of a multi-speaker voice (checkpoint info lists them); a speaker in a "
        "list has priority; default: the first");
    synth.add_option("--language", speech.language,
                     "Language of the texts, for a voice that speaks several (es, pt-br); default: "
                     "that of its training");
}

void add_style(CLI::App& synth, SpeechRequest& speech) {
    synth.add_option("--seed", speech.seed, "Random seed; same seed and text, same audio")
        ->capture_default_str();
    synth
        .add_option("--length-scale", speech.length_scale,
                    "Speaking rate; values above 1 are slower")
        ->check(CLI::Range(0.1, 10.0))
        ->capture_default_str();
    synth
        .add_option("--sentence-pause-ms", speech.sentence_pause_ms,
                    "Silence between sentences, in milliseconds")
        ->check(CLI::Range(0.0, 10'000.0))
        ->capture_default_str();
}

/// Adds the options that only some kinds of model have; the help shows their defaults.
void add_options_of_kinds(CLI::App& synth, SpeechRequest& speech) {
    const SpeechDefaults defaults = default_speech_options();
    synth
        .add_option("--solver-steps", speech.solver_steps,
                    "Number of Euler steps (voices with a flow)")
        ->check(CLI::Range(1, 1000))
        ->default_str(fmt::to_string(defaults.solver_steps));
    const auto add_scale = [&](const char* name, std::optional<double>& value,
                               const std::string& help, double default_value) {
        synth.add_option(name, value, help)
            ->check(CLI::Range(0.0, 2.0))
            ->default_str(fmt::to_string(default_value));
    };
    add_scale("--temperature", speech.temperature,
              fmt::format("Scale of the initial noise (voices with a flow), or of the draw of a "
                          "token (voices over audio tokens; default {})",
                          defaults.token_temperature),
              defaults.temperature);
    add_scale("--noise-scale", speech.noise_scale,
              "Variation between renderings (variational voices)", defaults.noise_scale);
    add_scale("--noise-scale-w", speech.noise_scale_w,
              "Variation of durations (variational voices with stochastic durations)",
              defaults.noise_scale_w);
    synth
        .add_option("--top-k", speech.top_k,
                    "Number of the most likely tokens that may be drawn; 0: all (voices over audio "
                    "tokens)")
        ->check(CLI::Range(0, 100'000))
        ->default_str(fmt::to_string(defaults.top_k));
    synth
        .add_option("--top-p", speech.top_p,
                    "The most likely tokens that together have this probability may be drawn "
                    "(voices over audio tokens)")
        ->check(CLI::Range(0.0, 1.0))
        ->default_str(fmt::to_string(defaults.top_p));
    synth
        .add_option("--repetition-penalty", speech.repetition_penalty,
                    "Above 1 makes tokens less likely that occurred before (voices over audio "
                    "tokens)")
        ->check(CLI::Range(1.0, 100.0))
        ->default_str(fmt::to_string(defaults.repetition_penalty));
}

void print_summary(const SpeechReport& report) {
    if (report.audio_s > 0)
        print_line(fmt::format("{:.1f} s of audio in {:.1f} s: real-time factor {:.3f}",
                               report.audio_s, report.needed_s, report.needed_s / report.audio_s));
}

int report_faults(const std::vector<SpeechFault>& faults) {
    for (const SpeechFault& fault : faults)
        print_error_line(
            fmt::format("formant: not synthesized: {}: {}", fault.id, to_english(fault.what)));
    return faults.empty() ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace

CLI::App* add_synth_options(CLI::App& app, SpeechRequest& speech) {
    CLI::App* synth = app.add_subcommand(
        "synth",
        "Synthesize texts with a checkpoint; texts that cannot be synthesized are skipped, with "
        "exit code 3");
    add_voice(*synth, speech);
    add_texts(*synth, speech.sources);
    add_out(*synth, speech);
    add_style(*synth, speech);
    add_options_of_kinds(*synth, speech);
    reject_format_for_stream(synth, speech);
    synth->add_option("--gpu", speech.device, "auto, cpu, the number of a GPU, or its UUID")
        ->capture_default_str();
    synth
        ->add_option(
            "--workers", speech.workers,
            "CPU threads for synthesis, which do not change the audio; 0: one per core, at most "
            "16, limited by memory")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    return synth;
}

int synthesize(const SpeechRequest& request) {
    const StopOnSignal stop;
    if (is_stream(request))
        return speak_to_output(request, stop.token());
    const auto report = speak_texts(request, stop.token());
    if (!report)
        return formant::report(report.error());
    for (const std::string& file : report->files)
        print_path(file);
    print_summary(*report);
    report_overwritten_files(report->overwritten);
    return report_faults(report->faults);
}

} // namespace formant
