#pragma once

#include "engine/base/result.h"

#include <optional>
#include <string>

namespace formant {

/// Serializes a message so that it can still be translated when it is read back: a JSON object with
/// the source text and the arguments, nested messages included.
std::string message_to_json(const Message& message);

/// Parses a serialized message; returns nothing if the JSON is not one.
std::optional<Message> message_from_json(const std::string& json);

/// Serializes an error for another process, which can still translate its message.
std::string error_to_json(const Error& error);

/// Parses a serialized error; returns nothing if the text is none.
std::optional<Error> error_from_json(const std::string& json);

} // namespace formant
