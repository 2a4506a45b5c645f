#include "ui/recording/prompt_languages.h"

#include "engine/session/recording/recording_prompts.h"

namespace formant {

QStringList prompt_languages() {
    QStringList codes;
    for (const std::string& code : prompt_list_languages())
        codes << QString::fromStdString(code);
    return codes;
}

} // namespace formant
