#include "app/terminal_lines.h"

#include "engine/base/os/os_terminal.h"
#include "engine/base/text/visible_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <string>

namespace formant {

void print_line(std::string_view line) {
    fmt::print("{}\n", visible_text(line));
}

void print_path(std::string_view path) {
    if (output_is_a_terminal())
        print_line(path);
    else
        fmt::print("{}\n", path);
}

/// Nothing ends because nobody reads the messages any more.
void print_error_line(std::string_view line) {
    std::fputs((visible_text(line) + "\n").c_str(), stderr);
}

void print_error_lines(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        print_error_line(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

} // namespace formant
