#include "engine/session/export/voice_description.h"

#include "engine/text/phonemizer.h"
#include "engine/text/tokenizer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* example_text = "1, 2, 3."; // spelled out in the voice's language

OrderedJson mel_settings(const MelConfig& mel) {
    return {{"n_fft", mel.n_fft},       {"hop_length", mel.hop_length},
            {"n_mels", mel.n_mels},     {"f_min_hz", mel.f_min_hz},
            {"f_max_hz", mel.f_max_hz}, {"mel_scale", mel.mel_scale},
            {"spectrum", mel.spectrum}};
}

/// Returns false for names in angle brackets: padding, blank, begin and end.
bool stands_in_texts(const std::string& symbol) {
    return symbol.size() == 1 || !symbol.starts_with('<') || !symbol.ends_with('>');
}

OrderedJson ids_of(const SymbolTable& table) {
    OrderedJson ids = OrderedJson::object();
    for (const std::string& symbol : table.symbols())
        if (stands_in_texts(symbol))
            ids[symbol] = table.id(symbol);
    return ids;
}

/// Returns two symbols that no layout adds by itself.
Word two_letters(const SymbolTable& table) {
    Word letters;
    for (const std::string& symbol : table.symbols())
        if (stands_in_texts(symbol) && symbol != " " && letters.size() < 2)
            letters.push_back(symbol);
    return letters;
}

/// Adds the tokens that stand before the symbols of a text, between two of them, and after them.
void add_layout(const LoadedVoice& loaded, OrderedJson& description) {
    const Word letters = two_letters(loaded.symbols);
    if (letters.size() < 2)
        return;
    const Tokens tokens = Tokenizer(loaded.symbols, loaded.layout)({letters}).tokens;
    const auto first = std::ranges::find(tokens, loaded.symbols.id(letters[0])),
               second = std::ranges::find(tokens, loaded.symbols.id(letters[1]));
    if (first == tokens.end() || second == tokens.end())
        return;
    description["before"] = Tokens(tokens.begin(), first);
    description["between"] = Tokens(std::next(first), second);
    description["after"] = Tokens(std::next(second), tokens.end());
}

OrderedJson example(const LoadedVoice& loaded) {
    const auto read = loaded.voice->text_reader().read(example_text);
    std::vector<std::string> symbols;
    for (const Word& word : read) {
        if (!symbols.empty())
            symbols.emplace_back(" ");
        symbols.insert(symbols.end(), word.begin(), word.end());
    }
    return {{"text", example_text},
            {"symbols", symbols},
            {"tokens", Tokenizer(loaded.symbols, loaded.layout)(read).tokens}};
}

OrderedJson default_scales(const SpeakOptions& defaults) {
    OrderedJson scales;
    if (const auto* drawn = std::get_if<VariationalOptions>(&defaults.of_kind)) {
        scales["noise_scale"] = drawn->noise_scale;
        if (drawn->noise_scale_w)
            scales["duration_noise_scale"] = *drawn->noise_scale_w;
    } else if (const auto* flow = std::get_if<FlowOptions>(&defaults.of_kind)) {
        scales["noise_scale"] = flow->temperature;
    }
    scales["length_scale"] = defaults.length_scale;
    return scales;
}

std::string as_text(const OrderedJson& description) {
    return description.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

} // namespace

std::string voice_description(const LoadedVoice& loaded) {
    const Voice& voice = *loaded.voice;
    const TextConfig& text = voice.config().text;
    OrderedJson description{{"sample_rate_hz", voice.sample_rate_hz()},
                            {"language", text.language},
                            {"symbols_are", text.mode}};
    if (const std::string espeak = voice.text_reader().espeak_voice(); !espeak.empty())
        description["espeak"] = {{"voice", espeak}, {"version", Phonemizer::espeak_version()}};
    description["symbols"] = ids_of(loaded.symbols);
    add_layout(loaded, description);
    description["example"] = example(loaded);
    description["speakers"] = voice.speakers().names();
    description["defaults"] = default_scales(voice.default_options());
    description["mel"] = mel_settings(voice.config().audio);
    return as_text(description);
}

std::string vocoder_description(const MelConfig& mel) {
    return as_text({{"sample_rate_hz", mel.sample_rate_hz}, {"mel", mel_settings(mel)}});
}

} // namespace formant
