#include "engine/session/interop/pretrained_text.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/interop/public_config_files.h"
#include "engine/text/public_symbols.h"

#include <sstream>

namespace formant {
namespace {

using MaybeText = std::optional<PublicText>;

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

/// Where none is named, tables of ours begin with padding and space, and those of others do not.
TokenLayout layout_beside(const Path& file, const SymbolTable& symbols) {
    const auto config = read_file(file.parent_path() / "config.json");
    const auto named = config ? layout_in(*config) : std::nullopt;
    const bool is_ours = symbols.id(" ") == SymbolTable::space;
    return named.value_or(is_ours ? TokenLayout::spaced : TokenLayout::plain);
}

/// As `formant checkpoint convert` writes them beside what other programs read.
Result<MaybeText> text_of_list(const Path& list, const Path& file) {
    return read_file(list).and_then([&](const std::string& text) -> Result<MaybeText> {
        SymbolTable symbols = SymbolTable::from_saved(lines_in(text));
        if (symbols.id(" ") <= SymbolTable::padding)
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("session", "{file} is to hold a symbol a line, first "
                                                      "that of padding, and a space among them"),
                                {{"file", list.string()}}));
        const TokenLayout layout = layout_beside(file, symbols);
        return PublicText{std::move(symbols), layout, ""};
    });
}

Result<MaybeText> text_of_config(const Path& config) {
    return read_file(config)
        .and_then([](const std::string& text) { return public_text_in(text); })
        .map_error([&](const Error& error) {
            return Error{ErrorKind::checkpoint,
                         message(FORMANT_TR("session", "{file}, which says how the texts of the "
                                                       "weights beside it became ids, cannot be "
                                                       "read: {reason}"),
                                 {{"file", config.string()}, {"reason", error.what}})};
        });
}

bool fits(const MaybeText& text, PublicForm form, std::int64_t n_symbols) {
    const bool is_of_piper = text && text->layout == TokenLayout::piper;
    return text && text->symbols.size() == n_symbols &&
           (form == PublicForm::other || is_of_piper == (form == PublicForm::piper));
}

MaybeText text_above(const Path& file, PublicForm form, std::int64_t n_symbols) {
    for (const Path& config : public_configs_of(file))
        if (const auto text = text_of_config(config); text && fits(*text, form, n_symbols))
            return *text;
    return std::nullopt;
}

/// Of files that lie alone.
MaybeText published_text(PublicForm form) {
    if (form == PublicForm::vits)
        return PublicText{vits_symbols(), TokenLayout::blanks, "phonemes"};
    if (form == PublicForm::piper)
        return PublicText{piper_symbols(), TokenLayout::piper, "phonemes"};
    return std::nullopt;
}

} // namespace

Result<std::optional<PublicText>> text_of_foreign(const Path& file, PublicForm form,
                                                  std::int64_t n_symbols) {
    const Path list = file.parent_path() / "symbols.txt";
    if (path_exists(list))
        return text_of_list(list, file);
    const Path config = file.parent_path() / "config.json";
    MaybeText text;
    if (path_exists(config)) {
        auto read = text_of_config(config);
        if (!read)
            return fail(read.error());
        text = std::move(*read);
    }
    const bool is_told = text.has_value();
    if (!is_told)
        text = text_above(file, form, n_symbols);
    if (!text && !is_told)
        text = published_text(form);
    return fits(text, form, n_symbols) ? text : std::nullopt;
}

} // namespace formant
