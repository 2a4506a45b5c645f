#include "engine/text/unicode/text_encoding.h"

#include "engine/text/icu_utf8.h"

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

#include <algorithm>
#include <memory>

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
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                              ucsdet_close);
    const std::string_view begin = bytes.substr(0, examined_bytes);
    ucsdet_setText(detector.get(), begin.data(), static_cast<std::int32_t>(begin.size()), &status);
    const UCharsetMatch* match = ucsdet_detect(detector.get(), &status);
    const char* found = match == nullptr ? nullptr : ucsdet_getName(match, &status);
    std::string name = U_SUCCESS(status) && found != nullptr ? found : western;
    std::ranges::transform(name, name.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    const bool is_western = name == "ISO-8859-1" || name.starts_with("UTF-");
    return is_western ? western : name; // its superset
}

std::string utf8_of_code_page(std::string_view bytes, const std::string& code_page) {
    return decoded(bytes, code_page.c_str());
}

} // namespace formant
