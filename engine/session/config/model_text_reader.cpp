#include "engine/session/config/model_text_reader.h"

#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"
#include "engine/session/config/model_facts.h"

namespace formant {

Result<std::shared_ptr<const TextReader>> model_text_reader(const VoiceConfig& config) {
    if (!needs_texts(config))
        return nullptr;
    return TextReader::create(config.text).map([](std::unique_ptr<TextReader> reader) {
        return std::shared_ptr<const TextReader>(std::move(reader));
    });
}

bool weights_may_have_tokenizer(const RunConfig& config) {
    const UpstreamLayout* upstream = kind_of(config.voice.model).upstream();
    return upstream != nullptr && !upstream->tokenizer.empty() &&
           config.voice.text.tokenizer.empty() && !config.train.pretrained_path.empty();
}

Result<void> check_text_reader(const RunConfig& config) {
    if (weights_may_have_tokenizer(config))
        return {};
    return model_text_reader(config.voice).map([](const auto& /*reader*/) {});
}

} // namespace formant
