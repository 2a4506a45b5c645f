#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Source text of a message and where it is used; lupdate extracts both. Made by FORMANT_TR.
struct MessageText {
    const char* context = "";
    const char* text = "";
};

/// A sentence for people: English source text with {named} places, filled in when it is shown.
/// The window translates `text` first, so that languages switch while running.
struct Message {
    std::string context;
    std::string text;
    std::vector<std::pair<std::string, std::string>> args;
    std::int64_t count = -1; ///< for plural forms; -1: none

    bool empty() const { return text.empty(); }
};

using MessageArgs = std::vector<std::pair<std::string, std::string>>;

Message message(MessageText text, MessageArgs args = {}, std::int64_t count = -1);

/// `text` with every {name} of `args` replaced; unknown names stay as they are.
std::string fill_in(std::string text, const MessageArgs& args);

/// The English sentence, as terminal and logs show it.
std::string to_english(const Message& message);

} // namespace formant

/// Marks a source text for translation: `lupdate -tr-function-alias QT_TRANSLATE_NOOP+=FORMANT_TR`.
#define FORMANT_TR(context, text)                                                                  \
    ::formant::MessageText {                                                                       \
        context, text                                                                              \
    }
