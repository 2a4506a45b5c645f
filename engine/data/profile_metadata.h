#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/readers/prompt_lists.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A line of a profile's metadata.jsonl. Lines that name no prompt, and broken ones, are kept as
/// they stand.
struct ProfileLine {
    std::string text; ///< the line itself
    std::string filename;
    std::string sentence;
    std::string prompt_list;                 ///< without the profile's name before it
    std::optional<std::size_t> prompt_index; ///< from 0

    bool is_of(const std::string& list, std::size_t index) const {
        return prompt_index == index && prompt_list == list;
    }
};

using ProfileLines = std::vector<ProfileLine>;

/// The line of a recording that was made at `timestamp`.
ProfileLine profile_line(const std::string& filename, const std::string& sentence,
                         const std::string& list, std::size_t index, const std::string& timestamp);

/// The lines of metadata.jsonl in the profile's folder. Where there is none, one for each recording
/// that is named by a prompt's id, as the reader of corpora takes them.
Result<ProfileLines> read_profile_lines(const Path& folder);

/// In place of those that were there, at once.
Result<void> write_profile_lines(const Path& folder, const ProfileLines& lines);

} // namespace formant
