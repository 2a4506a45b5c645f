#pragma once

#include "engine/data/corpus.h"
#include "engine/data/doctor/doctor.h"
#include "engine/session/corpus/dataset_service.h"

#include <vector>

namespace formant {

/// Reports on the metadata alone: speakers, texts, invalid rows.
DatasetReport describe(const Corpus& corpus);

/// Adds recordings without a transcript as findings.
void add_missing_texts(const Corpus& corpus, DatasetReport& report);

/// Returns the measurements of all readable recordings, by file.
std::map<std::string, RecordingStats> stats_by_file(const std::vector<ExaminedUtterance>& examined);

/// Adds sample rates, durations and the total duration of sound from the measurements.
void add_recording_stats(const Corpus& corpus,
                         const std::map<std::string, RecordingStats>& recording_stats,
                         DatasetReport& report);

/// Appends the findings of the doctor (engine/data/doctor).
void add_findings(const Corpus& corpus, const Findings& findings, DatasetReport& report);

/// Adds the recordings without a finding as DatasetReport::others.
void add_others(const Corpus& corpus, DatasetReport& report);

} // namespace formant
