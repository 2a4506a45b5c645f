#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Holds the source text of a message and its context; lupdate extracts both. Created by
/// FORMANT_TR.
struct MessageText {
    const char* context = "";
    const char* text = "";
};

struct Message;

/// Holds an argument of a message: verbatim text, or a message that is translated too.
class MessageArg {
  public:
    MessageArg(std::string text) : text_(std::move(text)) {}
    MessageArg(const char* text) : text_(text) {}
    MessageArg(Message nested);

    /// Returns the text as it can be shown (visible_text): it may come from a file of a stranger. A
    /// nested message is rendered by `translate`.
    std::string as_text(const std::function<std::string(const Message&)>& translate) const;
    /// Returns the text as it was given; empty for a nested message.
    const std::string& verbatim() const { return text_; }

  private:
    std::string text_;
    std::shared_ptr<const Message> nested_;
};

using MessageArgs = std::vector<std::pair<std::string, MessageArg>>;

/// Stores a message for users: English source text with {named} placeholders, filled in when it is
/// shown. The window translates `text` first, so that the language can change at runtime.
struct Message {
    std::string context;
    std::string text;
    MessageArgs args;
    std::int64_t count = -1; ///< for plural forms (select_plural_form); -1: none

    bool empty() const { return text.empty(); }
};

Message message(MessageText text, MessageArgs args = {}, std::int64_t count = -1);

/// Replaces each `{one|many}` in a text by the first form if `count` is 1, else by the second: for
/// English, and for translations with two plural forms.
std::string select_plural_form(std::string text, std::int64_t count);

/// Replaces every {name} of `args` in `text`; unknown names stay as they are. `translate` renders
/// arguments that are messages.
std::string fill_placeholders(std::string text, const MessageArgs& args,
                              const std::function<std::string(const Message&)>& translate);

/// Returns the English text, as terminal and logs show it.
std::string to_english(const Message& message);

} // namespace formant

/// Marks a source text for translation: `lupdate -tr-function-alias QT_TRANSLATE_NOOP+=FORMANT_TR`.
#define FORMANT_TR(context, text)                                                                  \
    ::formant::MessageText {                                                                       \
        context, text                                                                              \
    }
