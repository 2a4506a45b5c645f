#pragma once

#include "engine/session/report/page_parts.h"
#include "engine/session/report/run_facts.h"

namespace formant {

/// The advice that names an excluded recording or row.
constexpr const char* excluded_recording_advice = "recording-left-out";

// The sections of what a run was trained on and with, and of what it saved.
PageSection data_section(const RunFacts& facts);
PageSection hardware_section(const RunFacts& facts);
PageSection checkpoints_section(const RunFacts& facts);
PageSection provenance_section(const RunFacts& facts);

} // namespace formant
