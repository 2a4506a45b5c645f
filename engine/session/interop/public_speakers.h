#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/speaker_table.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Who has which of the `rows` of a foreign checkpoint's embedding of speakers, by what lies beside
/// it: `speaker_id_map` (Piper, and `formant checkpoint convert`) or `speakers` (forks of the
/// public VITS code; names in order, or with their numbers) of config.json, which Piper may have up
/// to three folders above; Coqui's speakers.pth, speaker_ids.pth, speakers.json or
/// speaker_ids.json. A row that nobody has is nameless: "".
///
/// Nothing where none of these names speakers, or they are not of so many rows.
/// ErrorKind::checkpoint where a file beside is damaged.
Result<std::optional<SpeakerTable>> speakers_of_foreign(const Path& file, std::int64_t rows);

} // namespace formant
