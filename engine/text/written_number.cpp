#include "engine/text/written_number.h"

#include <unicode/uchar.h>

namespace formant {
namespace {

constexpr UChar32 arabic_decimal = 0x066B, arabic_thousands = 0x066C, minus_sign = 0x2212;

bool is_digit(UChar32 letter) {
    return letter >= '0' && letter <= '9';
}

class NumberReader {
  public:
    NumberReader(const icu::UnicodeString& text, std::int32_t begin, const NumberMarks& marks)
        : text_(text), marks_(marks), at_(begin) {
        number_.begin = begin;
    }

    WrittenNumber read() {
        take_digits(number_.whole);
        if (number_.whole.length() <= 3 && number_.whole[0] != u'0')
            while (is_thousands(text_.char32At(at_)) && digits_from(at_ + 1) == 3) {
                ++at_;
                take_digits(number_.whole);
            }
        take_fraction();
        take_sign();
        number_.end = at_;
        return std::move(number_);
    }

  private:
    /// Accepts the English marks too for languages whose own marks are not ASCII.
    bool is_decimal(UChar32 letter) const {
        return letter == marks_.decimal || letter == arabic_decimal ||
               (marks_.decimal > 0x7f && letter == '.');
    }
    bool is_thousands(UChar32 letter) const {
        const bool any_space = u_charType(marks_.thousands) == U_SPACE_SEPARATOR &&
                               u_charType(letter) == U_SPACE_SEPARATOR;
        return letter == marks_.thousands || letter == arabic_thousands || any_space ||
               (marks_.decimal > 0x7f && letter == ',');
    }

    std::int32_t digits_from(std::int32_t at) const {
        std::int32_t count = 0;
        while (is_digit(text_.char32At(at + count)))
            ++count;
        return count;
    }

    void take_digits(icu::UnicodeString& digits) {
        const std::int32_t count = digits_from(at_);
        digits.append(text_, at_, count);
        at_ += count;
    }

    /// Rejects "1.2.3", which is a version, a date or an address.
    void take_fraction() {
        const std::int32_t count = is_decimal(text_.char32At(at_)) ? digits_from(at_ + 1) : 0;
        const std::int32_t end = at_ + 1 + count;
        const bool continues_after = is_decimal(text_.char32At(end)) && digits_from(end + 1) > 0;
        const bool continues_before = is_decimal(text_.char32At(number_.begin - 1)) &&
                                      is_digit(text_.char32At(number_.begin - 2));
        if (count == 0 || continues_after || continues_before)
            return;
        ++at_;
        take_digits(number_.fraction);
    }

    void take_sign() {
        const UChar32 sign = text_.char32At(number_.begin - 1);
        const bool after_space =
            number_.begin == 1 || u_isUWhiteSpace(text_.char32At(number_.begin - 2));
        if ((sign != '-' && sign != minus_sign) || !after_space)
            return;
        number_.negative = true;
        --number_.begin;
    }

    const icu::UnicodeString& text_;
    const NumberMarks& marks_;
    std::int32_t at_;
    WrittenNumber number_;
};

} // namespace

std::optional<WrittenNumber> find_number(const icu::UnicodeString& text, std::int32_t from,
                                         const NumberMarks& marks) {
    for (std::int32_t i = from; i < text.length(); ++i)
        if (is_digit(text.charAt(i)))
            return NumberReader(text, i, marks).read();
    return std::nullopt;
}

} // namespace formant
