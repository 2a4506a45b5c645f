#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"

namespace formant {

/// Returns true if the configured model trains on manifests of prepared tokens instead of
/// recordings.
bool trains_on_prepared_tokens(const VoiceConfig& config);

/// Reads the manifests of data.corpus, data.more_manifests and, for validation, data.validation and
/// data.more_validation_manifests; splits off the validation set where data.validation_share is
/// set, by the recordings that are spoken. The symbols of the request, or those of text.tokenizer,
/// are the text tokens. Prompts of single records are chosen by `seed`. ErrorKind::data if nothing
/// is left to train on.
Result<TrainingData> select_prepared_tokens(const TrainingDataRequest& request,
                                            const CancellationToken& cancellation);

/// Estimates the examples and durations of the manifests of data.corpus and data.more_manifests
/// from what they state and from file sizes, without opening the arrays.
DataFacts estimate_prepared_facts(const RunConfig& config, const CancellationToken& cancellation);

} // namespace formant
