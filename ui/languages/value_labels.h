#pragma once

#include <QtCore/QString>

#include <optional>
#include <string>

namespace formant {

/// Returns the translated label of a value of the configuration or of a device: "off" for "false".
/// Returns nullopt for numbers and for names that are the same in every language ("bf16").
std::optional<QString> value_label(const std::string& value);

/// Returns the label, followed by the value as the configuration writes it if that differs, for
/// users who also read the configuration.
QString value_text(const std::string& value);

} // namespace formant
