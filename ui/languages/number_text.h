#pragma once

#include <QtCore/QString>

#include <optional>

namespace formant {

/// Formats "12000.5", "85 %", " (71 °C)" in the window's language: digits, decimal separator,
/// groups. Returns nullopt if the text is not a single number with or without a unit.
std::optional<QString> localized_number(const QString& text);

} // namespace formant
