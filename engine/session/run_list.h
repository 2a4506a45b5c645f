#pragma once

#include <string>
#include <vector>

namespace formant {

/// A run to choose from a list.
struct ListedRun {
    std::string name;
    std::string folder;
};

/// The runs in `runs_folder` (empty: the user's data folder), the one that was written to last
/// first; none where there is no such folder.
std::vector<ListedRun> list_runs(const std::string& runs_folder);

} // namespace formant
