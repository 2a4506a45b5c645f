#include "engine/base/message.h"

namespace formant {

Message message(MessageText text, MessageArgs args, std::int64_t count) {
    return {text.context, text.text, std::move(args), count};
}

std::string fill_in(std::string text, const MessageArgs& args) {
    for (const auto& [name, value] : args) {
        const std::string place = "{" + name + "}";
        for (auto at = text.find(place); at != std::string::npos;
             at = text.find(place, at + value.size()))
            text.replace(at, place.size(), value);
    }
    return text;
}

std::string to_english(const Message& message) {
    return fill_in(message.text, message.args);
}

} // namespace formant
