#pragma once

#include "engine/base/message.h"

#include <string>
#include <string_view>

namespace formant {

/// Returns a text with absolute paths replaced by the names of their files: a report is given to
/// others, and the folders of its author are nobody's business.
std::string without_folders(std::string_view text);

/// Returns a message in English, without folders. An argument that is a path is replaced as a
/// whole, so it may contain spaces.
std::string english_without_folders(const Message& message);

} // namespace formant
