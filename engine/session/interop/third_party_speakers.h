#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/speaker_table.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Returns the speakers of a third-party checkpoint whose speaker embedding has `rows` rows, from
/// the files next to it:
/// - Coqui's speakers.pth, speaker_ids.pth, speakers.json or speaker_ids.json;
/// - else `speaker_id_map` (Piper and `formant checkpoint convert`) or `speakers` (forks of the
///   upstream VITS code; names in order, or with their rows) in one of adjacent_configs().
///
/// Rows without a speaker get the name "". Empty if no file names speakers or their rows exceed
/// `rows`. ErrorKind::checkpoint if one of the files is damaged.
Result<std::optional<SpeakerTable>> third_party_speakers(const Path& file, std::int64_t rows);

} // namespace formant
