#include "engine/session/preflight/preflight_texts.h"

#include "engine/data/writing_script.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/corpus/missing_pronunciations.h"
#include "engine/text/language_script.h"

#include <algorithm>

namespace formant {

void check_writing_script(const VoiceConfig& config, const Utterances& utterances,
                          PreflightReport& report) {
    const std::string& language = config.text.language;
    const auto is_in_other_script = [&](const Utterance& said) {
        const std::string script = script_of(said.text);
        return !script.empty() && !is_written_in(language, script);
    };
    if (!needs_texts(config) ||
        2 * std::ranges::count_if(utterances, is_in_other_script) <= std::ssize(utterances))
        return;
    report.warn("text-language",
                message(FORMANT_TR("session",
                                   "text.language is '{language}', but most texts are written in "
                                   "another script. Set the language of the texts. First: {text}"),
                        {{"language", language},
                         {"text", std::ranges::find_if(utterances, is_in_other_script)->text}}));
}

void check_pronunciation(const VoiceConfig& config, const Utterances& utterances,
                         PreflightReport& report) {
    if (!needs_texts(config))
        return;
    if (auto warning = missing_pronunciations_warning(config.text, utterances))
        report.warn("text-pronunciation", std::move(*warning));
}

} // namespace formant
