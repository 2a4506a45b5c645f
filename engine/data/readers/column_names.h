#pragma once

#include <array>
#include <string_view>

namespace formant {

/// Lists alternative names of a column or key in corpora, ours first. Written as column_name()
/// (column_header.h) returns them.
inline constexpr auto file_columns = std::to_array<std::string_view>(
    {"file",           "file_name",  "filename",     "path",      "audio",    "audio_file",
     "audio_filepath", "audio_path", "audiopath",    "file_path", "filepath", "wav",
     "wav_path",       "wav_file",   "wav_filename", "recording", "clip",     "utterance_id",
     "utt_id",         "file_id",    "wav_id",       "id"});
inline constexpr auto text_columns =
    std::to_array<std::string_view>({"text", "normalized_text", "transcription", "transcript",
                                     "sentence", "utterance", "raw_text"});
inline constexpr auto speaker_columns = std::to_array<std::string_view>(
    {"speaker", "speaker_id", "speaker_name", "client_id", "spk", "spk_id", "speakerid"});

/// Where a row begins in its recording.
inline constexpr auto start_columns = std::to_array<std::string_view>(
    {"start", "start_time", "start_s", "start_sec", "start_seconds", "start_ms", "begin",
     "begin_time", "onset", "segment_start", "offset", "audio_offset"});

} // namespace formant
