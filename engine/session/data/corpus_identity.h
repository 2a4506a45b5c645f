#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/corpus.h"
#include "engine/session/data/training_data.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// Identifies recordings by the contents of their files, so that renamed and moved ones stay the
/// same: 64 bits of each SHA-256, sorted and without duplicates.
using RecordingIds = std::vector<std::int64_t>;

RecordingIds recording_ids(const TrainingData& data);

/// Stores the ids in the header of a checkpoint.
void record_recordings(StateTree& header, const RecordingIds& ids);
/// Returns the ids that a checkpoint stores; empty for checkpoints of earlier versions.
RecordingIds saved_recordings(const StateTree& checkpoint);

/// Returns true if two corpora share less than a tenth of the smaller one: they are of different
/// voices, or one was processed. Recordings that were added or removed do not matter. False if one
/// of them is unknown (empty). Pure.
bool is_another_corpus(const RecordingIds& before, const RecordingIds& now);

/// Like is_another_corpus(), for recordings that are not decoded yet: hashes files until the answer
/// is known. Nothing if that takes longer than `time_limit`, or `before` is empty.
std::optional<bool> is_another_corpus(const RecordingIds& before, const Utterances& now,
                                      std::chrono::milliseconds time_limit);

/// Returns the error for a run that would resume on another corpus. ErrorKind::usage.
Error another_corpus_error(const Path& run, const std::string& corpus);

} // namespace formant
