#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/models/vits/vits_upstream_names.h"
#include "engine/text/upstream_tokenization.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Returns how the texts of a third-party checkpoint were converted to ids, from the first of:
/// - symbols.txt next to it, with one symbol per line (and the layout from config.json);
/// - one of adjacent_configs();
/// - the published table of the upstream VITS code (178 symbols) or of Piper (256 symbols).
///
/// Empty if none of these has `n_symbols` symbols, the rows of the embedding; symbols.txt is used
/// without this check. ErrorKind::checkpoint if one of the files next to it is damaged.
Result<std::optional<UpstreamTokenization>>
third_party_tokenization(const Path& file, UpstreamFormat form, std::int64_t n_symbols);

} // namespace formant
