#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A text of a transcriber that waits to be confirmed.
struct SuggestedText {
    std::string file; ///< the clip, in the folder: "wavs/talk-0001.wav"
    std::string text;
    double seconds = 0; ///< of the clip

    bool operator==(const SuggestedText&) const = default;
};

/// Returns the suggestions for clips that have no text, in their order; none for a folder without
/// clips of a segmentation. ErrorKind::data if its files cannot be read.
Result<std::vector<SuggestedText>> suggested_texts(const std::string& folder);

/// Writes suggestions into metadata.csv, so that they are trained on, and returns their number.
/// `texts`: those to confirm, corrected or as they are; nothing: all. ErrorKind::usage if a clip
/// waits for no text (any more), or if the Data page has edited the clips, so that another file is
/// their metadata. Nothing is written then.
Result<std::int64_t> confirm_suggestions(const std::string& folder,
                                         const std::optional<std::vector<SuggestedText>>& texts);

} // namespace formant
