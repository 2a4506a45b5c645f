#pragma once

#include <array>
#include <string_view>

namespace formant {

/// Lists alternative names of a column or key in corpora, ours first.
using ColumnNames = std::array<std::string_view, 8>;

inline constexpr ColumnNames file_columns = {"file",  "file_name",  "filename",       "path",
                                             "audio", "audio_file", "audio_filepath", "wav"};
inline constexpr ColumnNames text_columns = {"text", "normalized_text", "transcription",
                                             "transcript", "sentence"};
inline constexpr ColumnNames speaker_columns = {"speaker", "speaker_id", "speaker_name"};

} // namespace formant
