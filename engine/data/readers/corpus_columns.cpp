#include "engine/data/readers/corpus_columns.h"

#include <algorithm>

namespace formant {

std::optional<std::size_t> CorpusColumns::with(ColumnRole role) const {
    const auto found = std::ranges::find(roles, role);
    return found == roles.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - roles.begin()));
}

} // namespace formant
