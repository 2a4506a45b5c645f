#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/speech/speech_items.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Value of SpeechRequest::vocoder for Griffin-Lim, even if the voice has a configured vocoder.
constexpr const char* griffin_lim_only = "griffin-lim";

/// Describes texts to speak and the voice to use.
struct SpeechRequest {
    std::string checkpoint; ///< of formant or a supported other program (voice_file.h)
    SpeechSources sources;
    std::string out_folder;     ///< for 0001.wav, 0002.wav, ..., or files named after the ids; "-":
                                ///< standard output
    std::string format = "wav"; ///< extension of a supported audio format
    /// Checkpoint or run folder of a vocoder, or griffin_lim_only. Empty: the configured vocoder of
    /// the voice, or else Griffin-Lim. ErrorKind::usage for a voice that outputs a waveform.
    std::string vocoder;
    /// Recordings whose mean style is used; empty: the default style of the voice.
    std::vector<std::string> references;
    std::string speaker;         ///< for texts that name no speaker; empty: the first
    std::string language = {};   ///< of the texts; empty: that of the voice's training
    std::string device = "auto"; ///< as RunRequest::device
    std::int64_t workers = 0;    ///< speaking threads on the CPU; 0: automatic
    /// Memory that limits the automatic number of workers; absent: that of the machine.
    std::optional<std::int64_t> usable_ram_bytes = {};
    std::int64_t seed = 0;
    double length_scale = 1;
    /// Options that only some voices have; absent: the default of the voice. ErrorKind::usage if
    /// the voice does not have a requested one.
    std::optional<std::int64_t> solver_steps = {}; ///< Euler steps of the flow
    /// Scale of the initial noise of the flow, or of the draw of a token.
    std::optional<double> temperature = {};
    std::optional<double> noise_scale = {};        ///< variation between renderings
    std::optional<double> noise_scale_w = {};      ///< variation of the durations
    std::optional<std::int64_t> top_k = {};        ///< the most likely tokens that may be drawn
    std::optional<double> top_p = {};              ///< their probability
    std::optional<double> repetition_penalty = {}; ///< of tokens that occurred before
    double sentence_pause_ms = 200;                ///< silence between the sentences of a text
    bool raw_weights = false;                      ///< use the raw instead of the EMA weights
    std::string decode_program; ///< program started with --decode-worker; empty: this one
};

/// Stores default values of the options that only some voices have.
struct SpeechDefaults {
    std::int64_t solver_steps;
    double temperature; ///< of a flow
    double noise_scale;
    double noise_scale_w;
    double token_temperature;
    std::int64_t top_k;
    double top_p;
    double repetition_penalty;
};

/// Returns the defaults of the kinds of model, which the help shows without loading a voice. An
/// absent option of a SpeechRequest has the value in Voice::default_options().
SpeechDefaults default_speech_options();

/// Stores the files that were written, and the texts that were not.
struct SpeechReport {
    std::vector<std::string> files;  ///< in the order of the texts
    std::vector<SpeechFault> faults; ///< texts without a file
    double audio_s = 0;
    double needed_s = 0;               ///< time to speak and write, without loading the voice
    std::int64_t overwritten = 0;      ///< number of files that existed before
    Message skipped_sounds;            ///< sounds that the voice does not know; empty: none
    Message vocoder_warning;           ///< reason for reduced quality; empty: none
    std::vector<Message> cut_off = {}; ///< sentences that were cut off, already logged
};

/// Speaks each text with a checkpoint into a file of its own. A text that cannot be spoken or
/// written does not stop the others. The audio does not depend on the number of workers.
/// ErrorKind::interrupted after a cancellation.
Result<SpeechReport> speak_texts(const SpeechRequest& request,
                                 const CancellationToken& cancellation);

} // namespace formant
