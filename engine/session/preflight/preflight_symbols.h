#pragma once

#include "engine/data/corpus.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/voices/pretrained.h"

namespace formant {

/// Compares the symbols of the texts with those of the pretrained weights. With
/// train.pretrained_partial, reports how many are known and which ones are new; without, warns that
/// recordings with new symbols will be skipped, and fails if all of them will. Reads many texts,
/// but not all of a large corpus. Does nothing if the run has a symbol table of its own, or needs
/// no texts.
void check_pretrained_symbols(const RunConfig& config, const Utterances& utterances,
                              const Pretrained& pretrained, PreflightReport& report);

} // namespace formant
