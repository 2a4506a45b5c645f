#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/segments/timed_texts.h"

#include <string>

namespace formant {

/// Returns true if the text has a line of times: "00:00:01,000 --> 00:00:02,500".
bool is_subtitles(const std::string& text);

/// Reads captions in the formats SubRip (.srt) and WebVTT (.vtt, https://www.w3.org/TR/webvtt1/),
/// from the text of `file` in UTF-8. Formatting, voices, notes and styles are dropped. Times within
/// a caption of WebVTT (`<00:00:01.500>`) give the times of its parts. A caption without text is
/// skipped. ErrorKind::data with file and line for what is neither.
Result<TimedTexts> read_subtitles(const Path& file, const std::string& text);

} // namespace formant
