#pragma once

#include "engine/session/runs/run_folder.h"

namespace formant::test {

/// Opens the folder of a run and records that it starts with this configuration, as a training run
/// does.
inline Result<RunFolder> start_in_folder(const Path& runs, const std::string& name,
                                         const std::string& config_yaml) {
    auto folder = RunFolder::open(runs, name);
    if (!folder)
        return folder;
    if (auto recorded = folder->record_start(config_yaml); !recorded)
        return fail(recorded.error());
    return folder;
}

} // namespace formant::test
