#pragma once

#include <QtCore/QString>

#include <string>

namespace formant {

/// Returns the label of a setting ("Batch size" for "train.batch_size"), a section or a unit in the
/// window's language; empty if it is unknown. A test checks that all of them have labels.
QString field_label(const std::string& key);
QString section_title(const std::string& section);
QString unit_label(const std::string& unit);

} // namespace formant
