#include "engine/base/json_scanner.h"

#include <charconv>

namespace formant {
namespace {

constexpr int deepest = 64;

bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

class Scanner {
  public:
    Scanner(std::string_view text, JsonListener& listener) : rest_(text), listener_(listener) {}

    bool scan() {
        const bool whole = value({});
        skip_blanks();
        return whole && rest_.empty();
    }

  private:
    void skip_blanks() {
        while (!rest_.empty() && is_blank(rest_[0]))
            rest_.remove_prefix(1);
    }

    char next() {
        skip_blanks();
        return rest_.empty() ? '\0' : rest_[0];
    }

    bool take(char wanted) {
        if (next() != wanted)
            return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool take_word(std::string_view word) {
        if (!rest_.starts_with(word))
            return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    bool value(std::string_view key) {
        switch (next()) {
        case '{':
            return group(key, '}');
        case '[':
            return group(key, ']');
        case '"':
            return text(key);
        case 't':
        case 'f':
            return flag(key);
        case 'n':
            return null(key);
        default:
            return number(key);
        }
    }

    /// An object or a list, by what closes it.
    bool group(std::string_view key, char close) {
        rest_.remove_prefix(1);
        if (++depth_ > deepest)
            return false;
        listener_.on_begin(key);
        if (!take(close) && !members(close))
            return false;
        listener_.on_end();
        --depth_;
        return true;
    }

    bool members(char close) {
        do {
            std::string_view key;
            if (close == '}' && !(next() == '"' && string(key) && take(':')))
                return false;
            if (!value(key))
                return false;
        } while (take(','));
        return take(close);
    }

    bool text(std::string_view key) {
        std::string_view value;
        if (!string(value))
            return false;
        listener_.on_text(key, value);
        return true;
    }

    /// What is between the quotation marks.
    bool string(std::string_view& content) {
        std::size_t end = 1;
        while (end < rest_.size() && rest_[end] != '"')
            end += rest_[end] == '\\' ? 2 : 1;
        if (end >= rest_.size())
            return false;
        content = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return true;
    }

    bool flag(std::string_view key) {
        const bool is_true = rest_[0] == 't';
        if (!take_word(is_true ? "true" : "false"))
            return false;
        listener_.on_flag(key, is_true);
        return true;
    }

    bool null(std::string_view key) {
        if (!take_word("null"))
            return false;
        listener_.on_null(key);
        return true;
    }

    bool number(std::string_view key) {
        const std::size_t sign = rest_.starts_with('-') ? 1 : 0;
        if (rest_.size() <= sign || !is_digit(rest_[sign])) // from_chars() knows "inf" and "nan"
            return false;
        double value = 0;
        const auto [end, failure] =
            std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (failure != std::errc())
            return false;
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        listener_.on_number(key, value);
        return true;
    }

    std::string_view rest_;
    JsonListener& listener_;
    int depth_ = 0;
};

} // namespace

bool scan_json(std::string_view text, JsonListener& listener) {
    return Scanner(text, listener).scan();
}

} // namespace formant
