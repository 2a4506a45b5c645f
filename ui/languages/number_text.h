#pragma once

#include <QtCore/QString>

#include <optional>

namespace formant {

/// "12000.5", "85 %", " (71 °C)" as the window's language writes it: digits, decimal sign, groups.
/// Nothing where the text is something else than one number, with or without a unit.
std::optional<QString> number_in_language(const QString& text);

} // namespace formant
