#pragma once

#include "engine/session/export/voice_export.h"

namespace CLI {
class App;
}

namespace formant {

/// Runs `export`: writes a voice for the players of other programs, and prints its files. Returns
/// the exit code.
int run_export(const VoiceExportRequest& request);

/// Adds `formant export`; parsing fills `request`.
CLI::App* add_export_options(CLI::App& app, VoiceExportRequest& request);

} // namespace formant
