#pragma once

#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/resume_point.h"
#include "engine/synth/voice_config.h"
#include "engine/text/symbol_table.h"

namespace formant {

/// Input of check_resume_checkpoint(): the recordings to train on now.
struct PreviousCorpusCheck {
    const Corpus* corpus = nullptr; ///< null: unknown
    bool allows_changes = false;    ///< RunRequest::allows_changes
};

/// Checks that the weights of the checkpoint that the run resumes from, if there is one, fit the
/// configured model and the recordings, and reports corrupt checkpoints that were skipped.
void check_resume_checkpoint(const RunConfig& config, const std::string& resume,
                             const Path& run_folder, const ResumePoint& point,
                             const PreviousCorpusCheck& corpus, PreflightReport& report);

/// Reads the pretrained weights (train.pretrained_path), if any, and checks that they fit the
/// configured model for these speakers. Warns if the preset needs them and none are set.
/// Also compares the symbols of the texts with those of the weights (preflight_symbols.h).
/// `corpus`: null if unknown, which skips both.
/// A run checks again once it knows which recordings can be used, and so which speakers remain.
void check_pretrained(const RunConfig& config, const Corpus* corpus, PreflightReport& report);

/// Does the same for a model that trains on prepared tokens. `text_tokens`: null if unknown.
void check_pretrained_tokens(const RunConfig& config, const SymbolTable* text_tokens,
                             PreflightReport& report);

/// Reads the codec on whose tokens the model is trained, if it has one, and checks that it fits the
/// mel configuration. Pretrained weights hold one.
void check_codec(const RunConfig& config, PreflightReport& report);

/// Reads the acoustic model (teacher) that provides mel spectrograms for vocoder fine-tuning, if
/// one is configured. Checks that its mel configuration is the same and that it knows the speakers
/// of `corpus` (null: unknown).
void check_acoustic_model(const VoiceConfig& config, const Corpus* corpus, PreflightReport& report);

/// Reads the vocoder that the voice uses for synthesis, if one is configured, and checks that it
/// fits the mel configuration of the voice. If the run `resumes`, a vocoder that cannot be opened
/// is only a warning.
void check_vocoder(const VoiceConfig& config, bool resumes, PreflightReport& report);

} // namespace formant
