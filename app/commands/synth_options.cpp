#include "app/commands/synth_options.h"

#include "engine/session/speech/speech_stream_service.h"

#include <CLI/CLI.hpp>

namespace formant {
namespace {

void add_texts(CLI::App& synth, SpeechSources& sources) {
    synth.add_option(
        "--text", sources.texts,
        "Text to speak; may be given several times; - reads a text a line from "
        "standard input (with --out - each is spoken when it comes, after all others)");
    synth
        .add_option("--list,--text-file", sources.lists,
                    "File of texts: .txt, one a line; .csv with the columns id,text and, if you "
                    "like, speaker; .jsonl with such keys")
        ->check(CLI::ExistingFile);
    synth.add_option("--only", sources.only,
                     "Speak only the text with this id; may be given several times");
}

void add_out(CLI::App& synth, SpeechRequest& speech) {
    synth
        .add_option("--out-dir,--out", speech.out_folder,
                    "Folder for 0001.wav, 0002.wav, ..., or files named after the ids; those of "
                    "these names that are there are written over. - writes the sound to standard "
                    "output as it is made, sentence by sentence: raw, 16 bits, mono")
        ->required();
    synth.add_option("--format", speech.format, "Kind of the files")
        ->check(CLI::IsMember({"wav", "flac", "ogg", "opus", "mp3"}))
        ->capture_default_str();
}

/// The endings of files are not meant for a stream: a WAV tells its length at its beginning.
void refuse_format_of_stream(CLI::App* synth, const SpeechRequest& speech) {
    synth->parse_complete_callback([synth, &speech] {
        if (is_stream(speech) && synth->count("--format") > 0)
            throw CLI::ValidationError("--format", "--out - writes raw samples alone; leave "
                                                   "--format out, or name a folder");
    });
}

void add_voice(CLI::App& synth, SpeechRequest& speech) {
    synth
        .add_option("--checkpoint", speech.checkpoint,
                    "final_ema.pt or step_N.pt; or G_*.pth, .ckpt with its config.json beside")
        ->required();
    synth.add_flag("--raw", speech.raw_weights, "Use the raw instead of the averaged weights");
    synth
        .add_option("--vocoder", speech.vocoder,
                    "Checkpoint of a hifigan training, or its run's folder, that makes the voice "
                    "audible (unet); without one, that of the voice's configuration, else "
                    "griffin-lim")
        ->check(CLI::ExistingPath | CLI::IsMember({griffin_lim_alone}));
    synth
        .add_option("--reference", speech.reference,
                    "Recording of the voice in whose style to speak, instead of its usual one")
        ->check(CLI::ExistingFile);
    synth.add_option("--speaker", speech.speaker,
                     "Who speaks, of a voice with several (checkpoint info names them); one that a "
                     "list names wins; without, the first");
}

void add_manner(CLI::App& synth, SpeechRequest& speech) {
    synth.add_option("--seed", speech.seed, "Same seed and text, same sound")
        ->capture_default_str();
    synth.add_option("--solver-steps", speech.solver_steps, "Euler steps of the flow (unet)")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    synth.add_option("--temperature", speech.temperature, "Scale of the initial noise (unet)")
        ->check(CLI::Range(0.0, 2.0))
        ->capture_default_str();
    synth.add_option("--noise-scale", speech.noise_scale, "How much each rendering differs (vits)")
        ->check(CLI::Range(0.0, 2.0))
        ->capture_default_str();
    synth
        .add_option("--noise-scale-w", speech.noise_scale_w,
                    "How much the durations differ (vits with stochastic durations)")
        ->check(CLI::Range(0.0, 2.0))
        ->capture_default_str();
    synth.add_option("--length-scale", speech.length_scale, "Above 1 speaks slower")
        ->check(CLI::Range(0.1, 10.0))
        ->capture_default_str();
    synth
        .add_option("--sentence-pause-ms", speech.sentence_pause_ms,
                    "Silence between the sentences of a text")
        ->check(CLI::Range(0.0, 10'000.0))
        ->capture_default_str();
}

} // namespace

CLI::App* add_synth_options(CLI::App& app, SpeechRequest& speech) {
    CLI::App* synth = app.add_subcommand(
        "synth", "Speak texts with a checkpoint; one that cannot be spoken does not stop the "
                 "others, and the exit code is then 3");
    add_voice(*synth, speech);
    add_texts(*synth, speech.sources);
    add_out(*synth, speech);
    add_manner(*synth, speech);
    refuse_format_of_stream(synth, speech);
    synth->add_option("--gpu", speech.device, "auto, cpu, the number of a GPU, or its UUID")
        ->capture_default_str();
    synth
        ->add_option(
            "--workers", speech.workers,
            "Threads that speak, on the CPU; the sound is the same; 0: one a core, at most "
            "16 and as many as memory has room for")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    return synth;
}

} // namespace formant
