#include "engine/session/export/piper_config.h"

#include "engine/text/decomposed.h"
#include "engine/text/phonemizer.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson phoneme_id_map(const PlayerTokens& tokens) {
    OrderedJson map;
    map["_"] = {tokens.pad};
    map["^"] = {tokens.begin};
    map["$"] = {tokens.end};
    for (const auto& [symbol, id] : tokens.symbols)
        map[symbol] = {id};
    return map;
}

/// Symbols of several code points, which Piper joins where its configuration names them.
OrderedJson clusters(const PlayerTokens& tokens) {
    OrderedJson all = OrderedJson::array();
    for (const auto& [symbol, id] : tokens.symbols)
        if (const std::vector<std::string> parts = decomposed(symbol); parts.size() > 1)
            all.push_back(parts);
    return all;
}

OrderedJson inference(const SpeakOptions& defaults) {
    OrderedJson scales = {{"length_scale", defaults.length_scale}};
    if (const auto* drawn = std::get_if<VariationalOptions>(&defaults.of_kind)) {
        scales["noise_scale"] = drawn->noise_scale;
        scales["noise_w"] = drawn->noise_scale_w.value_or(0);
    } else if (const auto* flow = std::get_if<FlowOptions>(&defaults.of_kind)) {
        scales["noise_scale"] = flow->temperature;
        scales["noise_w"] = 0;
    }
    return scales;
}

std::int64_t largest_id(const PlayerTokens& tokens) {
    std::int64_t largest = std::max({tokens.begin, tokens.pad, tokens.end});
    for (const auto& [symbol, id] : tokens.symbols)
        largest = std::max(largest, id);
    return largest;
}

} // namespace

std::string piper_config(const VoiceConfig& voice, const std::string& espeak_voice,
                         const SpeakerTable& speakers, const PlayerTokens& tokens,
                         const SpeakOptions& defaults) {
    OrderedJson config;
    config["audio"] = {{"sample_rate", voice.audio.sample_rate_hz}};
    config["espeak"] = {{"voice", espeak_voice.empty() ? voice.text.language : espeak_voice},
                        {"version", Phonemizer::espeak_version()}};
    config["phoneme_type"] = voice.text.mode == "characters" ? "text" : "espeak";
    config["num_symbols"] = largest_id(tokens) + 1;
    config["num_speakers"] = speakers.size();
    config["inference"] = inference(defaults);
    config["hop_length"] = voice.audio.hop_length;
    config["phoneme_id_map"] = phoneme_id_map(tokens);
    if (OrderedJson joined = clusters(tokens); !joined.empty())
        config["vowel_clusters"] = std::move(joined);
    OrderedJson ids = OrderedJson::object();
    for (std::int64_t i = 0; speakers.size() > 1 && i < speakers.size(); ++i)
        ids[speakers.names()[static_cast<std::size_t>(i)]] = i;
    config["speaker_id_map"] = std::move(ids);
    return config.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

} // namespace formant
