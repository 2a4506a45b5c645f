#pragma once

#include "engine/session/segments/segment_request.h"

#include <string>

namespace CLI {
class App;
}

namespace formant {

/// The arguments of `formant segment`.
struct SegmentCommand {
    SegmentRequest request;
    std::string captions;
    std::string labels;
    bool by_silence = false;
    bool dry_run = false;
    std::string undo_folder;    ///< undo the last segmentation into it
    std::string confirm_folder; ///< confirm the suggestions in it
};

/// Runs `segment`: cuts long recordings into clips, undoes that, or confirms the texts that a
/// transcriber suggested. Returns the exit code.
int segment_in_terminal(const SegmentCommand& command);

/// Adds `formant segment`; parsing fills `command`.
CLI::App* add_segment_options(CLI::App& app, SegmentCommand& command);

} // namespace formant
