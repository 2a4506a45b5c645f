#pragma once

#include <QtCore/QString>

#include <optional>
#include <string>

namespace formant {

/// What a value of the configuration, or a device's, is called in the window's language: "off" for
/// "false". Nothing for numbers and for names that are the same in every language ("bf16").
std::optional<QString> value_words(const std::string& value);

/// For people who may also read the configuration: the words, and behind them the value as it is
/// written there where that is another.
QString value_text(const std::string& value);

} // namespace formant
