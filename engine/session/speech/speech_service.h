#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/speech/speech_items.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// In the place of a vocoder: none, whatever the voice's settings name.
constexpr const char* griffin_lim_alone = "griffin-lim";

struct SpeechRequest {
    std::string checkpoint; ///< of this program or another (voice_file.h)
    SpeechSources sources;
    std::string out_folder;     ///< gets 0001.wav, 0002.wav, ..., or files named after the ids
    std::string format = "wav"; ///< ending of a format that recordings are written in
    /// Checkpoint (or folder of a run) that makes mel audible; empty: the one that the voice's
    /// settings name, else Griffin-Lim; or griffin_lim_alone.
    std::string vocoder;
    std::string reference;       ///< recording whose style to speak in; empty: the voice's own
    std::string speaker;         ///< of texts that name none of their own; empty: the first
    std::string device = "auto"; ///< as RunRequest::device
    std::int64_t workers = 0;    ///< threads that speak, on the CPU; 0: automatic
    /// RAM for them where their number is automatic; absent: not known, and then no limit
    std::optional<std::int64_t> usable_ram_bytes = {};
    std::int64_t seed = 0;
    std::int64_t solver_steps = 10;
    double temperature = 0.2;
    double noise_scale = 0.667; ///< of vits: how much each rendering differs
    double noise_scale_w = 0.8; ///< of vits: the same of the durations
    double length_scale = 1;
    double sentence_pause_ms = 200; ///< silence between the sentences of a text
    bool raw_weights = false;       ///< speak with the raw instead of the EMA weights
    std::string decode_program;     ///< program started with --decode-worker; empty: this one
};

struct SpeechReport {
    std::vector<std::string> files;  ///< written, in the order of the texts
    std::vector<SpeechFault> faults; ///< texts that have no file, and why
    double audio_s = 0;
    double needed_s = 0;           ///< to speak and write, with the voice in memory
    std::int64_t written_over = 0; ///< how many of the files were there before
    Message left_out;              ///< of the texts, and why; without words where nothing is
    Message vocoder_doubt;         ///< why it may sound worse than it could; or no words
};

/// Speaks each text with a checkpoint into a file of its own; one that cannot be spoken or written
/// does not stop the others. The sound does not depend on the number of workers.
Result<SpeechReport> speak_texts(const SpeechRequest& request, const Cancellation& cancellation);

} // namespace formant
