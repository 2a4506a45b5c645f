#include "engine/text/language_code.h"

namespace formant {

std::string language_of(const std::string& voice_code) {
    const std::string tag = language_tag_of(voice_code);
    return tag.substr(0, tag.find('-'));
}

std::string language_tag_of(const std::string& voice_code) {
    const std::string tag = voice_code.substr(0, voice_code.find('+'));
    const std::string mandarin = "cmn";
    const bool is_mandarin = tag == mandarin || tag.starts_with(mandarin + "-");
    return is_mandarin ? "zh" + tag.substr(mandarin.size()) : tag;
}

} // namespace formant
