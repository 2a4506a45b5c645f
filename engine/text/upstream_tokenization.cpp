#include "engine/text/upstream_tokenization.h"

#include "engine/base/text/json_text.h"
#include "engine/text/icu_utf8.h"
#include "engine/text/upstream_symbols.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace formant {
namespace {

using Json = nlohmann::json;
using Symbols = std::vector<std::string>;

constexpr std::int64_t max_symbols = 100000;

/// Returns an entry of a JSON object; null if it is missing or `object` is not an object.
const Json& entry(const Json& object, const char* name) {
    static const Json nothing;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? nothing : *found;
}

std::string text_in(const Json& object, const char* name) {
    const Json& text = entry(object, name);
    return text.is_string() ? text.get<std::string>() : "";
}

bool flag_in(const Json& object, const char* name, bool otherwise) {
    const Json& flag = entry(object, name);
    return flag.is_boolean() ? flag.get<bool>() : otherwise;
}

std::int64_t number_in(const Json& object, const char* name, std::int64_t otherwise) {
    const Json& number = entry(object, name);
    return number.is_number_integer() ? number.get<std::int64_t>() : otherwise;
}

Symbols split(const std::string& text) {
    return code_points_of(icu::UnicodeString::fromUTF8(text));
}

/// Reads symbols from a string or a list of strings.
Symbols symbols_in(const Json& object, const char* name) {
    const Json& all = entry(object, name);
    if (all.is_string())
        return split(all.get<std::string>());
    Symbols symbols;
    if (all.is_array())
        for (const Json& one : all)
            symbols.push_back(one.is_string() ? one.get<std::string>()
                                              : SymbolTable::name_of_unused);
    return symbols;
}

void append(Symbols& symbols, const Symbols& more) {
    symbols.insert(symbols.end(), more.begin(), more.end());
}

/// Renames the last occurrence of a symbol, which is the one that has the id.
bool rename_last(Symbols& symbols, const std::string& from, const char* to) {
    const auto found = std::find(symbols.rbegin(), symbols.rend(), from);
    if (from.empty() || found == symbols.rend())
        return false;
    *found = to;
    return true;
}

// ------------------------------------------------------------------------------------ Piper

std::string name_in_piper(const std::string& phoneme) {
    if (phoneme == "_")
        return SymbolTable::name_of_padding;
    if (phoneme == "^")
        return SymbolTable::name_of_begin;
    return phoneme == "$" ? SymbolTable::name_of_end : phoneme;
}

std::optional<Symbols> symbols_of_map(const Json& map, std::int64_t places) {
    Symbols symbols(static_cast<std::size_t>(std::clamp<std::int64_t>(places, 0, max_symbols)),
                    SymbolTable::name_of_unused);
    for (const auto& [phoneme, ids] : map.items()) {
        const bool is_one = ids.is_array() && ids.size() == 1 && ids[0].is_number_unsigned();
        const auto id = is_one ? ids[0].get<std::uint64_t>() : std::uint64_t{max_symbols};
        if (id >= std::uint64_t{max_symbols})
            return std::nullopt;
        symbols.resize(std::max<std::size_t>(symbols.size(), id + 1), SymbolTable::name_of_unused);
        symbols[id] = name_in_piper(phoneme);
    }
    return symbols;
}

std::optional<UpstreamTokenization> text_of_piper(const Json& config) {
    auto symbols =
        symbols_of_map(entry(config, "phoneme_id_map"), number_in(config, "num_symbols", 0));
    if (!symbols || symbols->empty() || symbols->front() != SymbolTable::name_of_padding)
        return std::nullopt;
    return UpstreamTokenization{SymbolTable::from_saved(std::move(*symbols)), TokenLayout::piper,
                                text_in(config, "phoneme_type") == "text" ? "characters"
                                                                          : "phonemes"};
}

// ------------------------------------------------------------------------------------ Coqui

/// Returns padding, punctuation, letters, IPA, blank.
Symbols vits_characters(const Json& characters) {
    Symbols symbols = {text_in(characters, "pad")};
    append(symbols, symbols_in(characters, "punctuations"));
    append(symbols, symbols_in(characters, "characters"));
    append(symbols, symbols_in(characters, "phonemes"));
    symbols.emplace_back(SymbolTable::name_of_blank);
    return symbols;
}

/// Returns padding, end, begin and blank, as far as they are named, then characters and
/// punctuation.
std::optional<Symbols> base_characters(const Json& characters, bool of_phonemes) {
    Symbols set = of_phonemes ? symbols_in(characters, "phonemes") : Symbols();
    if (set.empty())
        set = symbols_in(characters, "characters");
    const bool is_sorted = flag_in(characters, "is_sorted", true);
    const bool is_unique = flag_in(characters, "is_unique", true);
    if (is_unique && !is_sorted)
        return std::nullopt; // the undefined order of a Python set
    if (is_sorted)
        std::ranges::sort(set);
    if (is_unique)
        set.erase(std::unique(set.begin(), set.end()), set.end());
    Symbols symbols;
    for (const char* mark : {"pad", "eos", "bos", "blank"})
        if (std::string named = text_in(characters, mark); !named.empty())
            symbols.push_back(std::move(named));
    append(symbols, set);
    append(symbols, symbols_in(characters, "punctuations"));
    return symbols;
}

std::optional<Symbols> symbols_of_coqui(const Json& characters, bool of_phonemes) {
    const std::string kind = text_in(characters, "characters_class");
    if (kind.ends_with("VitsCharacters"))
        return vits_characters(characters);
    if (kind.ends_with("BaseVocabulary"))
        return symbols_in(characters, "vocab_dict"); // a dict loses its order when it is parsed
    const bool is_known = kind.empty() || kind.ends_with("IPAPhonemes") ||
                          kind.ends_with("Graphemes") || kind.ends_with("BaseCharacters");
    if (!is_known)
        return std::nullopt;
    const bool takes_phonemes = kind.empty() ? of_phonemes : kind.ends_with("IPAPhonemes");
    return base_characters(characters, takes_phonemes);
}

std::optional<UpstreamTokenization> text_of_coqui(const Json& config) {
    const Json& characters = entry(config, "characters");
    const bool of_phonemes = flag_in(config, "use_phonemes", false);
    const bool has_blanks = flag_in(config, "add_blank", true);
    auto symbols = symbols_of_coqui(characters, of_phonemes);
    if (!symbols || symbols->empty() || flag_in(config, "enable_eos_bos_chars", false))
        return std::nullopt;
    const bool has_blank =
        rename_last(*symbols, SymbolTable::name_of_blank, SymbolTable::name_of_blank) ||
        rename_last(*symbols, text_in(characters, "blank"), SymbolTable::name_of_blank);
    if (has_blanks && !has_blank)
        return std::nullopt;
    if (symbols->front() == text_in(characters, "pad"))
        symbols->front() = SymbolTable::name_of_padding;
    return UpstreamTokenization{SymbolTable::from_saved(std::move(*symbols)),
                                has_blanks ? TokenLayout::blanks : TokenLayout::plain,
                                of_phonemes ? "phonemes" : "characters"};
}

// -------------------------------------------------------------------------------- upstream VITS

bool reads_phonemes(const Json& data) {
    const Json& cleaners = entry(data, "text_cleaners");
    return !cleaners.is_array() || std::ranges::none_of(cleaners, [](const Json& one) {
        return one == "basic_cleaners" || one == "transliteration_cleaners";
    });
}

std::optional<TokenLayout> layout_of_vits(const Json& data) {
    TextConfig config;
    config.layout = text_in(data, "text_layout");
    if (!config.layout.empty())
        return layout_of(config);
    return flag_in(data, "add_blank", false) ? std::optional(TokenLayout::blanks) : std::nullopt;
}

std::optional<UpstreamTokenization> text_of_vits(const Json& config) {
    const Json& data = entry(config, "data");
    Symbols named = symbols_in(config, "symbols");
    if (!named.empty())
        named.front() = SymbolTable::name_of_padding;
    return UpstreamTokenization{named.empty() ? vits_symbols()
                                              : SymbolTable::from_saved(std::move(named)),
                                layout_of_vits(data).value_or(TokenLayout::plain),
                                reads_phonemes(data) ? "phonemes" : "characters"};
}

} // namespace

Result<std::optional<UpstreamTokenization>> parse_upstream_tokenization(const std::string& json) {
    const Json config = parse_json(json);
    if (config.is_discarded())
        return fail(ErrorKind::checkpoint, message(FORMANT_TR("text", "it is not valid JSON")));
    if (entry(config, "phoneme_id_map").is_object())
        return text_of_piper(config);
    if (entry(config, "characters").is_object())
        return text_of_coqui(config);
    if (!entry(entry(config, "data"), "add_blank").is_null())
        return text_of_vits(config);
    return std::nullopt;
}

std::optional<TokenLayout> parse_token_layout(const std::string& json) {
    return layout_of_vits(entry(parse_json(json), "data"));
}

} // namespace formant
