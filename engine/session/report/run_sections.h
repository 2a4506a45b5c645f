#pragma once

#include "engine/session/report/embedded_samples.h"
#include "engine/session/report/page_parts.h"
#include "engine/session/report/run_facts.h"

#include <vector>

namespace formant {

/// Returns the sections of the report of one run: summary, plots, samples, settings, advice, data,
/// hardware, checkpoints, provenance.
std::vector<PageSection> sections_of_run(const RunFacts& facts, const EmbeddedSamples& samples);

/// Returns the audio of all texts, with players that need no script.
Html sample_players(const EmbeddedSamples& samples);

} // namespace formant
