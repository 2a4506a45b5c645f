#include "engine/base/message.h"

namespace formant {

MessageArg::MessageArg(Message nested)
    : nested_(std::make_shared<const Message>(std::move(nested))) {}

std::string MessageArg::as_text(const std::function<std::string(const Message&)>& say) const {
    return nested_ ? say(*nested_) : text_;
}

Message message(MessageText text, MessageArgs args, std::int64_t count) {
    return {text.context, text.text, std::move(args), count};
}

std::string fill_in(std::string text, const MessageArgs& args,
                    const std::function<std::string(const Message&)>& say) {
    for (const auto& [name, arg] : args) {
        const std::string place = "{" + name + "}";
        const std::string value = arg.as_text(say);
        for (auto at = text.find(place); at != std::string::npos;
             at = text.find(place, at + value.size()))
            text.replace(at, place.size(), value);
    }
    return text;
}

std::string to_english(const Message& message) {
    return fill_in(message.text, message.args, to_english);
}

} // namespace formant
