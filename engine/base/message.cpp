#include "engine/base/message.h"

#include "engine/base/text/visible_text.h"

#include <algorithm>
#include <string_view>

namespace formant {
namespace {

const MessageArg* find(const MessageArgs& args, std::string_view name) {
    const auto found =
        std::find_if(args.begin(), args.end(), [&](const auto& arg) { return arg.first == name; });
    return found == args.end() ? nullptr : &found->second;
}

} // namespace

MessageArg::MessageArg(Message nested)
    : nested_(std::make_shared<const Message>(std::move(nested))) {}

std::string MessageArg::as_text(const std::function<std::string(const Message&)>& translate) const {
    return nested_ ? translate(*nested_) : visible_text(text_);
}

Message message(MessageText text, MessageArgs args, std::int64_t count) {
    return {text.context, text.text, std::move(args), count};
}

std::string select_plural_form(std::string text, std::int64_t count) {
    std::size_t from = 0;
    for (auto at = text.find('{'); at != std::string::npos; at = text.find('{', from)) {
        from = at + 1;
        const auto bar = text.find('|', at), end = text.find('}', at);
        if (end == std::string::npos || bar > end)
            continue;
        const std::string one = text.substr(at + 1, bar - at - 1);
        const std::string more = text.substr(bar + 1, end - bar - 1);
        const std::string& word = count == 1 ? one : more;
        text.replace(at, end + 1 - at, word);
        from = at + word.size();
    }
    return text;
}

std::string fill_placeholders(std::string text, const MessageArgs& args,
                              const std::function<std::string(const Message&)>& translate) {
    std::size_t from = 0; // inserted text is skipped: a file may be called "{reason}"
    for (auto at = text.find('{'); at != std::string::npos; at = text.find('{', from)) {
        from = at + 1;
        const auto end = text.find('}', at);
        const MessageArg* arg = find(args, std::string_view(text).substr(from, end - from));
        if (end == std::string::npos || arg == nullptr)
            continue;
        const std::string value = arg->as_text(translate);
        text.replace(at, end + 1 - at, value);
        from = at + value.size();
    }
    return text;
}

std::string to_english(const Message& message) {
    return fill_placeholders(select_plural_form(message.text, message.count), message.args,
                             to_english);
}

} // namespace formant
