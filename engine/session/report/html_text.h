#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The room session/report holds the reports of runs: HTML pages that need nothing else. This header
// is the one place where texts become HTML.

namespace formant {

/// HTML whose markup this program wrote. A text becomes part of it only through the functions
/// below, which escape it, so that names and texts of strangers cannot add markup.
class Html {
  public:
    Html() = default;

    /// Returns markup that stands in the source of this program.
    template <std::size_t size>
    static Html literal(const char (&markup)[size]) {
        return Html(Escaped(), std::string(markup, size - 1));
    }

    Html& operator+=(const Html& more) {
        markup_ += more.markup_;
        return *this;
    }
    friend Html operator+(Html first, const Html& second) { return std::move(first += second); }

    const std::string& markup() const { return markup_; }
    bool empty() const { return markup_.empty(); }

  private:
    struct Escaped {}; ///< keeps a text from being converted by mistake
    Html(Escaped, std::string markup) : markup_(std::move(markup)) {}
    friend Html html_text(std::string_view text);
    friend Html element(const char* name,
                        const std::vector<std::pair<const char*, std::string>>& attributes,
                        const Html& content);

    std::string markup_;
};

/// Names and values of attributes.
using HtmlAttributes = std::vector<std::pair<const char*, std::string>>;

/// Escapes a text for HTML: its markup characters, and what visible_text() replaces.
Html html_text(std::string_view text);

/// Returns an element of HTML or SVG. The values of its attributes are escaped.
Html element(const char* name, const HtmlAttributes& attributes, const Html& content = {});
Html element(const char* name, const Html& content);
/// Returns an element that holds a text.
Html text_element(const char* name, std::string_view text, const HtmlAttributes& attributes = {});

/// Returns the base64 encoding (RFC 4648) of bytes.
std::string base64(std::string_view bytes);

} // namespace formant
