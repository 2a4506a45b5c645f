#pragma once

#include "engine/data/corpus.h"
#include "engine/data/doctor/doctor.h"
#include "engine/session/corpus/dataset_service.h"

#include <vector>

namespace formant {

/// What the metadata tells: speakers, texts, bad rows.
DatasetReport describe(const Corpus& corpus);

/// Recordings that nothing is written down of, as findings.
void add_missing_texts(const Corpus& corpus, DatasetReport& report);

/// What was measured of the recordings, by file.
std::map<std::string, HeardRecording> heard_of(const std::vector<ExaminedUtterance>& examined);

/// What is known of the corpus's recordings: rates, lengths, sound.
void add_heard(const Corpus& corpus, const std::map<std::string, HeardRecording>& heard,
               DatasetReport& report);

/// What the doctor found, behind what the report has already.
void add_findings(const Corpus& corpus, const Findings& findings, DatasetReport& report);

/// The recordings that none of the findings is of.
void add_others(const Corpus& corpus, DatasetReport& report);

} // namespace formant
