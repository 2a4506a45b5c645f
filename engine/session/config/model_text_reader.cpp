#include "engine/session/config/model_text_reader.h"

#include "engine/session/config/model_facts.h"

namespace formant {

Result<std::shared_ptr<const TextReader>> model_text_reader(const VoiceConfig& config) {
    if (!needs_texts(config))
        return nullptr;
    return TextReader::create(config.text).map([](std::unique_ptr<TextReader> reader) {
        return std::shared_ptr<const TextReader>(std::move(reader));
    });
}

} // namespace formant
