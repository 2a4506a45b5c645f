#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string>

namespace formant {

/// A message as it can be kept in a file and still be told in every language: a JSON object with
/// its source text and what stands in its places, messages among that too.
std::string message_as_json(const Message& message);

/// Nothing for what is none.
std::optional<Message> message_of_json(const std::string& json);

} // namespace formant
