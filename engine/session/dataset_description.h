#pragma once

#include "engine/data/corpus.h"
#include "engine/data/doctor.h"
#include "engine/session/dataset_service.h"

#include <vector>

namespace formant {

/// What the metadata tells: speakers, texts, bad rows.
DatasetReport describe(const Corpus& corpus);

/// What was measured of the recordings: rates, lengths, sound.
void add_measurements(const std::vector<ExaminedUtterance>& examined, DatasetReport& report);

/// What the doctor found, behind what the report has already.
void add_findings(const Corpus& corpus, const Findings& findings, DatasetReport& report);

} // namespace formant
