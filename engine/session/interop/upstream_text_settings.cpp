#include "engine/session/interop/upstream_text_settings.h"

#include "engine/session/interop/third_party_config_reader.h"
#include "engine/text/upstream_symbols.h"

#include <string_view>

namespace formant {
namespace {

bool reads_characters(const std::string& cleaner) {
    return cleaner == "basic_cleaners" || cleaner == "transliteration_cleaners";
}

bool reads_phonemes(const std::string& cleaner) {
    return cleaner == "english_cleaners" || cleaner == "english_cleaners2";
}

/// Returns the first name of "[english_cleaners2]" or "english_cleaners2, other".
std::string first_of(const std::string& list) {
    const std::size_t begin = list.find_first_not_of("[ \"'");
    if (begin == std::string::npos)
        return "";
    return list.substr(begin, list.find_first_of(",] \"'", begin) - begin);
}

/// Returns the list of texts for a list of phonemes, which the upstream preprocessing writes next
/// to it as LIST.cleaned: this program converts the texts itself.
std::string list_of_texts(const std::string& file) {
    constexpr std::string_view cleaned = ".cleaned";
    return file.ends_with(cleaned) ? file.substr(0, file.size() - cleaned.size()) : file;
}

std::string as_layout(const std::string& add_blank, bool is_from_formant) {
    if (add_blank == "true")
        return "blanks";
    return is_from_formant ? "spaced" : "plain"; // exported before there were other layouts
}

} // namespace

UpstreamTextSettings::UpstreamTextSettings(const std::vector<LegacyConfigEntry>& entries) {
    cleaner_ = first_of(text_of(entries, "data.text_cleaners"));
    const std::string n_symbols = text_of(entries, "data.n_symbols"),
                      add_blank = text_of(entries, "data.add_blank");
    has_own_symbols_ = !n_symbols.empty() && n_symbols != std::to_string(vits_symbols().size());
    layout_ = text_of(entries, "data.text_layout");
    if (layout_.empty() && !add_blank.empty())
        layout_ = as_layout(add_blank, !n_symbols.empty());
}

std::optional<UpstreamTextSettings::Setting>
UpstreamTextSettings::translate(const LegacyConfigEntry& entry) const {
    const bool is_known = reads_characters(cleaner_) || reads_phonemes(cleaner_);
    if (entry.key == "data.text_cleaners" && is_known && !has_own_symbols_)
        return Setting("text.symbols", "vits");
    if (entry.key == "data.add_blank" || entry.key == "data.text_layout")
        return Setting("text.layout", layout_);
    if (entry.key == "data.training_files")
        return Setting("data.corpus", list_of_texts(entry.text));
    if (entry.key == "data.validation_files")
        return Setting("data.validation", list_of_texts(entry.text));
    return std::nullopt;
}

std::vector<UpstreamTextSettings::Setting> UpstreamTextSettings::implied_settings() const {
    if (reads_characters(cleaner_))
        return {{"text.mode", "characters"}, {"text.keep_punctuation", "true"}};
    if (!reads_phonemes(cleaner_))
        return {};
    const bool keeps_marks = cleaner_ == "english_cleaners2";
    return {{"text.mode", "phonemes"},
            {"text.language", "en-us"},
            {"text.keep_stress", keeps_marks ? "on" : "off"},
            {"text.keep_punctuation", keeps_marks ? "true" : "false"}};
}

} // namespace formant
