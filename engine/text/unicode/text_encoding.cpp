#include "engine/text/unicode/text_encoding.h"

#include "engine/text/icu_utf8.h"

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <optional>
#include <string>

namespace formant {
namespace {

constexpr const char* western = "WINDOWS-1252";

/// Bytes that a text is recognized by; more would only take time.
constexpr std::size_t examined_bytes = 1 << 16;

struct Mark {
    std::string_view bytes;
    const char* encoding;
};

/// The byte order marks, that of UTF-32 before that of UTF-16, which begins it.
constexpr Mark marks[] = {{{"\xff\xfe\0\0", 4}, "UTF-32LE"},
                          {{"\0\0\xfe\xff", 4}, "UTF-32BE"},
                          {{"\xff\xfe", 2}, "UTF-16LE"},
                          {{"\xfe\xff", 2}, "UTF-16BE"}};
constexpr std::string_view utf8_mark = "\xef\xbb\xbf";

/// Recognizes UTF-16 without a byte order mark: spaces, digits and line ends have a zero byte,
/// before or behind them.
const char* unmarked_utf16(std::string_view bytes) {
    std::size_t zeros[2] = {0, 0};
    const std::string_view begin = bytes.substr(0, examined_bytes);
    for (std::size_t i = 0; i < begin.size(); ++i)
        zeros[i % 2] += begin[i] == '\0' ? 1 : 0;
    if (zeros[0] == zeros[1])
        return nullptr;
    return zeros[0] > zeros[1] ? "UTF-16BE" : "UTF-16LE";
}

std::string decoded(std::string_view bytes, const char* encoding) {
    return utf8_of(
        icu::UnicodeString(bytes.data(), static_cast<std::int32_t>(bytes.size()), encoding));
}

/// Returns whole lines: half a character would look like an error.
std::string_view first_lines(std::string_view bytes) {
    if (bytes.size() <= examined_bytes)
        return bytes;
    const std::string_view begin = bytes.substr(0, examined_bytes);
    return begin.substr(0, begin.rfind('\n'));
}

/// A code page and how sure the detector is of it, from 0 to 100.
struct Guess {
    std::string name;
    std::int32_t confidence = 0;
};

/// The detector gives a code page of several bytes a letter this confidence if nothing contradicts
/// it; that says less than the frequencies of letters.
constexpr std::int32_t not_contradicted = 10;

Guess guess_of(const UCharsetMatch& match) {
    UErrorCode status = U_ZERO_ERROR;
    const char* name = ucsdet_getName(&match, &status);
    const std::int32_t confidence = ucsdet_getConfidence(&match, &status);
    if (U_FAILURE(status) || name == nullptr)
        return {};
    return {name, confidence == not_contradicted ? 0 : confidence};
}

/// Returns false for encodings of Unicode, those of mainframes, and code pages in which the text
/// has bytes that are no letters.
bool may_be(const std::string& code_page, std::string_view bytes) {
    if (code_page.empty() || code_page.starts_with("UTF-") || code_page.starts_with("IBM"))
        return false;
    const icu::UnicodeString text(bytes.data(), static_cast<std::int32_t>(bytes.size()),
                                  code_page.c_str());
    for (std::int32_t i = 0; i < text.length(); ++i)
        if (text[i] == 0xFFFD || (text[i] >= 0x80 && text[i] <= 0x9F))
            return false;
    return true;
}

/// Returns the superset where programs write that, and names that iconv knows.
std::string name_for_iconv(std::string name) {
    if (name == "ISO-8859-1")
        return western;
    if (name.starts_with("ISO-8859-8"))
        return "WINDOWS-1255";
    if (name == "ISO-8859-9")
        return "WINDOWS-1254";
    std::ranges::transform(name, name.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    return name;
}

} // namespace

std::string utf8_of_unicode(const std::string& bytes) {
    if (bytes.starts_with(utf8_mark))
        return bytes.substr(utf8_mark.size());
    for (const Mark& mark : marks)
        if (bytes.starts_with(mark.bytes))
            return decoded(std::string_view(bytes).substr(mark.bytes.size()), mark.encoding);
    const char* utf16 = unmarked_utf16(bytes);
    return utf16 == nullptr ? bytes : decoded(bytes, utf16);
}

std::string likely_code_page(std::string_view bytes) {
    const std::string_view begin = first_lines(bytes);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                              ucsdet_close);
    ucsdet_setText(detector.get(), begin.data(), static_cast<std::int32_t>(begin.size()), &status);
    std::int32_t count = 0;
    const UCharsetMatch** matches = ucsdet_detectAll(detector.get(), &count, &status);
    std::optional<Guess> best;
    for (std::int32_t i = 0; i < count && U_SUCCESS(status); ++i)
        if (const Guess guess = guess_of(*matches[i]); may_be(guess.name, begin))
            if (!best || guess.confidence > best->confidence)
                best = guess;
    return best ? name_for_iconv(best->name) : western;
}

std::string utf8_of_code_page(std::string_view bytes, const std::string& code_page) {
    return decoded(bytes, code_page.c_str());
}

} // namespace formant
