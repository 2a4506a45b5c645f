#include "engine/text/punctuation.h"

#include "engine/text/icu_utf8.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace formant {
namespace {

bool may_follow_marks(UChar32 letter) {
    return u_isUWhiteSpace(letter) || u_hasBinaryProperty(letter, UCHAR_QUOTATION_MARK) ||
           u_charType(letter) == U_END_PUNCTUATION;
}

} // namespace

bool is_clause_mark(std::int32_t code_point) {
    constexpr std::int32_t ellipsis = 0x2026;
    return code_point == ellipsis || u_hasBinaryProperty(code_point, UCHAR_TERMINAL_PUNCTUATION);
}

std::vector<std::string> marks_at_end(const std::string& clause, int ahead) {
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(clause);
    std::int32_t end = text.length();
    const auto last = [&] { return text.char32At(text.moveIndex32(end, -1)); };
    for (; end > 0 && !is_clause_mark(last()); end = text.moveIndex32(end, -1))
        if (!may_follow_marks(last()) && --ahead < 0)
            return {};
    std::vector<std::string> marks;
    for (; end > 0 && is_clause_mark(last()); end = text.moveIndex32(end, -1))
        marks.insert(marks.begin(), utf8_of(last()));
    return marks;
}

void end_word_with(const std::string& mark, Word& word) {
    if (std::ranges::find(word, mark) == word.end())
        word.push_back(mark);
}

} // namespace formant
