#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/readers/prompt_lists.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores a line of a profile's metadata.jsonl. Lines without a prompt, and invalid ones, are kept
/// verbatim.
struct ProfileLine {
    std::string text; ///< the line itself
    std::string filename;
    std::string sentence;
    std::string prompt_list;                 ///< without the prefix of the profile name
    std::optional<std::size_t> prompt_index; ///< from 0

    bool is_of(const std::string& list, std::size_t index) const {
        return prompt_index == index && prompt_list == list;
    }
};

using ProfileLines = std::vector<ProfileLine>;

/// Creates the line of a recording made at `timestamp`.
ProfileLine profile_line(const std::string& filename, const std::string& sentence,
                         const std::string& list, std::size_t index, const std::string& timestamp);

/// Reads metadata.jsonl in the profile folder. Without that file, creates a line for each recording
/// that is named like the id of a prompt, as read_profile() does.
Result<ProfileLines> read_profile_lines(const Path& folder);

/// Replaces metadata.jsonl atomically.
Result<void> write_profile_lines(const Path& folder, const ProfileLines& lines);

} // namespace formant
