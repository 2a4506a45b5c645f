#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Source text of a message and where it is used; lupdate extracts both. Made by FORMANT_TR.
struct MessageText {
    const char* context = "";
    const char* text = "";
};

struct Message;

/// What stands in a place of a message: text as it is, or a message that is translated too.
class MessageArg {
  public:
    MessageArg(std::string text) : text_(std::move(text)) {}
    MessageArg(const char* text) : text_(text) {}
    MessageArg(Message nested);

    /// The text, or what `say` makes of the message.
    std::string as_text(const std::function<std::string(const Message&)>& say) const;

  private:
    std::string text_;
    std::shared_ptr<const Message> nested_;
};

using MessageArgs = std::vector<std::pair<std::string, MessageArg>>;

/// A sentence for people: English source text with {named} places, filled in when it is shown.
/// The window translates `text` first, so that languages switch while running.
struct Message {
    std::string context;
    std::string text;
    MessageArgs args;
    std::int64_t count = -1; ///< for plural forms (in_number); -1: none

    bool empty() const { return text.empty(); }
};

Message message(MessageText text, MessageArgs args = {}, std::int64_t count = -1);

/// `{one|more}` in a text stands for the first where `count` is 1, else for the second: the forms
/// of the English words, and of a translation that has two.
std::string in_number(std::string text, std::int64_t count);

/// `text` with every {name} of `args` replaced; unknown names stay as they are. `say` puts messages
/// among the arguments into words.
std::string fill_in(std::string text, const MessageArgs& args,
                    const std::function<std::string(const Message&)>& say);

/// The English sentence, as terminal and logs show it.
std::string to_english(const Message& message);

} // namespace formant

/// Marks a source text for translation: `lupdate -tr-function-alias QT_TRANSLATE_NOOP+=FORMANT_TR`.
#define FORMANT_TR(context, text)                                                                  \
    ::formant::MessageText {                                                                       \
        context, text                                                                              \
    }
