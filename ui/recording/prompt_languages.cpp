#include "ui/recording/prompt_languages.h"

#include "engine/session/recording/prompt_list_choice.h"

namespace formant {

QStringList prompt_languages() {
    QStringList codes;
    for (const std::string& code : languages_with_prompts())
        codes << QString::fromStdString(code);
    return codes;
}

} // namespace formant
