#include "ui/configuration/idle_words.h"

#include "engine/session/config/idle_settings.h"
#include "ui/configuration/with_labels.h"
#include "ui/translate.h"

namespace formant {

std::map<std::string, QString> idle_words(const RunConfig& config) {
    std::map<std::string, QString> words;
    for (const IdleSetting& one : idle_settings(config))
        words[one.key] = with_labels(translate(one.why));
    return words;
}

} // namespace formant
