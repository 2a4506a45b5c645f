#pragma once

#include <QtCore/QString>

#include <string>

namespace formant {

/// What the form calls a setting ("Batch size" for "train.batch_size"), a section and a unit, in
/// the window's language. Empty where there is no such name: a test looks at all of them.
QString field_label(const std::string& key);
QString section_title(const std::string& section);
QString unit_words(const std::string& unit);

} // namespace formant
