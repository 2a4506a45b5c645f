#pragma once

#include <string>
#include <string_view>

namespace formant {

/// Decodes UTF-16 and UTF-32, which are recognized by their byte order mark or by the zero bytes of
/// their separators and line ends. Returns other bytes as they are, without the byte order mark of
/// UTF-8.
std::string utf8_of_unicode(const std::string& bytes);

/// Returns the code page that a text which is not UTF-8 is probably written in, by the frequencies
/// of its letters, under the name that iconv knows: "WINDOWS-1251".
std::string likely_code_page(std::string_view bytes);

/// Decodes a text of the code page; letters that it does not have become U+FFFD.
std::string utf8_of_code_page(std::string_view bytes, const std::string& code_page);

} // namespace formant
