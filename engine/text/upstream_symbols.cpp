#include "engine/text/upstream_symbols.h"

#include "engine/text/icu_utf8.h"

namespace formant {
namespace {

/// Symbols of VITS in the order of their ids, which must match the published embeddings.
constexpr const char* of_vits =
    ";:,.!?¡¿—…\"«»“” "
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "ɑɐɒæɓʙβɔɕçɗɖðʤəɘɚɛɜɝɞɟʄɡɠɢʛɦɧħɥʜɨɪʝɭɬɫɮʟɱɯɰŋɳɲɴøɵɸθœɶʘɹɺɾɻʀʁɽʂʃʈʧʉʊʋ"
    "ⱱʌɣɤʍχʎʏʑʐʒʔʡʕʢǀǁǂǃˈˌːˑʼʴʰʱʲʷˠˤ˞↓↑→↗↘'\u0329'ᵻ";

/// Symbols of Piper after padding, begin and end.
constexpr const char* of_piper =
    " !'(),-.:;?"
    "abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈ"
    "ʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ0123456789"
    "\u0327\u0303\u032a\u032f\u0329ʰˤε↓#\"↑\u033a\u033bgʦX\u031d\u030a";

constexpr std::size_t places_of_piper = 256;

void append(std::vector<std::string>& symbols, const char* more) {
    for (std::string& symbol : code_points_of(icu::UnicodeString::fromUTF8(more)))
        symbols.push_back(std::move(symbol));
}

} // namespace

SymbolTable vits_symbols() {
    std::vector<std::string> symbols = {SymbolTable::name_of_padding};
    append(symbols, of_vits);
    return SymbolTable::from_saved(std::move(symbols));
}

SymbolTable piper_symbols() {
    std::vector<std::string> symbols = {SymbolTable::name_of_padding, SymbolTable::name_of_begin,
                                        SymbolTable::name_of_end};
    append(symbols, of_piper);
    symbols.resize(places_of_piper, SymbolTable::name_of_unused);
    return SymbolTable::from_saved(std::move(symbols));
}

std::optional<SymbolTable> fixed_symbols(const TextConfig& config) {
    if (config.symbols == "vits")
        return vits_symbols();
    if (config.symbols == "piper")
        return piper_symbols();
    return std::nullopt;
}

} // namespace formant
