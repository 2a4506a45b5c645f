#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace formant {

/// Says what a column of metadata holds.
enum class ColumnRole { ignored, recording, text, normalized_text, speaker, language, start };

/// Describes how the rows of metadata are read; empty for formats without columns.
struct CorpusColumns {
    std::vector<ColumnRole> roles;
    bool has_header = false;

    /// Returns the column with this role; nothing if there is none.
    std::optional<std::size_t> with(ColumnRole role) const;

    bool operator==(const CorpusColumns&) const = default;
};

} // namespace formant
