#include "engine/session/interop/third_party_tokenization.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/interop/config_import.h"
#include "engine/text/upstream_symbols.h"

#include <sstream>

namespace formant {
namespace {

using MaybeTokenization = std::optional<UpstreamTokenization>;

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

/// Returns the layout in config.json. Without one, it follows from the first symbols: tables of
/// this program begin with padding and space.
TokenLayout adjacent_layout(const Path& file, const SymbolTable& symbols) {
    const auto config = read_file(file.parent_path() / "config.json");
    const auto named = config ? parse_token_layout(*config) : std::nullopt;
    const bool is_ours = symbols.id(" ") == SymbolTable::space;
    return named.value_or(is_ours ? TokenLayout::spaced : TokenLayout::plain);
}

/// Reads symbols.txt, which `formant checkpoint convert` writes next to exported weights.
Result<MaybeTokenization> read_symbol_list(const Path& list, const Path& file) {
    return read_file(list).and_then([&](const std::string& text) -> Result<MaybeTokenization> {
        SymbolTable symbols = SymbolTable::from_saved(lines_in(text));
        if (symbols.id(" ") <= SymbolTable::padding)
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("session", "{file} must have one symbol per line: the "
                                                      "padding first, and a space further down"),
                                {{"file", list.string()}}));
        const TokenLayout layout = adjacent_layout(file, symbols);
        return UpstreamTokenization{std::move(symbols), layout, ""};
    });
}

Result<MaybeTokenization> read_config_tokenization(const Path& config) {
    return read_file(config)
        .and_then([](const std::string& text) { return parse_upstream_tokenization(text); })
        .map_error([&](const Error& error) {
            return Error{ErrorKind::checkpoint,
                         message(FORMANT_TR("session", "{file}, which describes the text "
                                                       "processing of the weights next to it, "
                                                       "cannot be read: {reason}"),
                                 {{"file", config.string()}, {"reason", error.what}})};
        });
}

bool fits(const MaybeTokenization& text, UpstreamFormat form, std::int64_t n_symbols) {
    const bool is_of_piper = text && text->layout == TokenLayout::piper;
    return text && text->symbols.size() == n_symbols &&
           (form == UpstreamFormat::other || is_of_piper == (form == UpstreamFormat::piper));
}

MaybeTokenization text_in_adjacent_configs(const Path& file, UpstreamFormat form,
                                           std::int64_t n_symbols) {
    for (const Path& config : adjacent_configs(file))
        if (const auto text = read_config_tokenization(config);
            text && fits(*text, form, n_symbols))
            return *text;
    return std::nullopt;
}

/// Returns the published table, for checkpoints without files next to them.
MaybeTokenization published_tokenization(UpstreamFormat form) {
    if (form == UpstreamFormat::vits)
        return UpstreamTokenization{vits_symbols(), TokenLayout::blanks, "phonemes"};
    if (form == UpstreamFormat::piper)
        return UpstreamTokenization{piper_symbols(), TokenLayout::piper, "phonemes"};
    return std::nullopt;
}

} // namespace

Result<std::optional<UpstreamTokenization>>
third_party_tokenization(const Path& file, UpstreamFormat form, std::int64_t n_symbols) {
    const Path list = file.parent_path() / "symbols.txt";
    if (path_exists(list))
        return read_symbol_list(list, file);
    const Path config = file.parent_path() / "config.json";
    MaybeTokenization text;
    if (path_exists(config)) {
        auto read = read_config_tokenization(config);
        if (!read)
            return fail(read.error());
        text = std::move(*read);
    }
    const bool is_given = text.has_value();
    if (!is_given)
        text = text_in_adjacent_configs(file, form, n_symbols);
    if (!text && !is_given)
        text = published_tokenization(form);
    return fits(text, form, n_symbols) ? text : std::nullopt;
}

} // namespace formant
