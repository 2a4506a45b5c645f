#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/segments/timed_texts.h"

#include <string>

namespace formant {

/// Reads the labels that Audacity exports (https://manual.audacityteam.org/man/
/// importing_and_exporting_labels.html) from the text of `file` in UTF-8: begin, end and text in a
/// line, with tabs between them. Lines of a spectral selection, which begin with a backslash, are
/// skipped. A label may have no text. ErrorKind::data with file and line for any other line, and
/// for a label that has no length.
Result<TimedTexts> read_audacity_labels(const Path& file, const std::string& text);

} // namespace formant
