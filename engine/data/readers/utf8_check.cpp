#include "engine/data/readers/utf8_check.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/shell_text.h"
#include "engine/base/text/utf8.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/text/unicode/text_encoding.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Returns a command that keeps a backup of the file, because its encoding may be another one.
/// Input from a pipe has no file.
std::string command_to_utf8(const Path& file, const std::string& code_page) {
    std::string convert = fmt::format("iconv -f {} -t UTF-8", code_page);
    if (!path_exists(file))
        return convert;
    const std::string name = shell_quoted(file.string());
    const std::string old = shell_quoted(file.string() + ".old");
    return fmt::format("cp {0} {1} && {2} {1} > {0}", name, old, convert);
}

} // namespace

Result<void> Utf8Check::check(std::size_t line, const std::string& text) {
    if (is_utf8(text))
        return {};
    if (!code_page_)
        code_page_ = likely_code_page(read_file(file_).value_or(text));
    return broken_line(file_, line,
                       FORMANT_TR("data", "{place}: this line is not UTF-8; if it means '{text}', "
                                          "convert the file: {command}"),
                       {{"text", utf8_of_code_page(text, *code_page_)},
                        {"command", command_to_utf8(file_, *code_page_)}});
}

} // namespace formant
