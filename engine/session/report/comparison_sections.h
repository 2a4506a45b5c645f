#pragma once

#include "engine/session/report/embedded_samples.h"
#include "engine/session/report/page_parts.h"
#include "engine/session/report/run_facts.h"

#include <string>
#include <vector>

namespace formant {

/// A run of a comparison.
struct ComparedRun {
    std::string name; ///< unique among the runs
    RunFacts facts;
    EmbeddedSamples samples;
};

/// Returns the sections of the page that compares runs: summary, plots, samples by text, settings
/// that differ.
std::vector<PageSection> sections_of_comparison(const std::vector<ComparedRun>& runs);

} // namespace formant
