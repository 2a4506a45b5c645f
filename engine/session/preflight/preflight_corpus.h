#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/validation_split.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"

namespace formant {

/// Selects how thoroughly listed recordings are checked. `listed`: the file exists and is not
/// empty. `first_bytes`: the format is also recognized by the first bytes of each file, which takes
/// a while for a large corpus.
enum class RecordingCheck { listed, first_bytes };

/// Reads the training corpus and reports the recordings that cannot be used, as far as this is
/// known without decoding them: missing, empty or unsupported files, and missing texts if the model
/// needs texts.
/// Returns the corpus without those recordings, or nothing if none is left.
std::optional<Corpus> check_corpus(const RunConfig& config, RecordingCheck check,
                                   const CancellationToken& cancellation, PreflightReport& report);

/// Checks the validation data: a separate corpus, or the split of `corpus` that a run with this
/// history uses. Warns if the requested
/// split is empty, or if a setting depends on validation and there is no validation data.
void check_validation(const RunConfig& config, const std::optional<Corpus>& corpus,
                      const SplitHistory& history, RecordingCheck check,
                      const CancellationToken& cancellation, PreflightReport& report);

} // namespace formant
