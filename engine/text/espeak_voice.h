#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

struct SpokenLanguage {
    std::string code; ///< "es-419"
    std::string name; ///< "Spanish (Latin America)"
};

/// Returns the name by which espeak-ng loads the voice for a language code: one listed by
/// `espeak-ng
/// --voices` ("en-gb", "fr-fr", "no"), a name or variant of espeak-ng ("en-us+f3"), or a tag more
/// specific than its voices ("sv-SE", "fr_FR"). Returns nothing if it has none. espeak-ng must have
/// been initialized, and no other thread may use it at the same time.
std::optional<std::string> find_espeak_voice(const std::string& code);

/// Lists the languages of espeak-ng by its own names, without variants. The conditions of
/// find_espeak_voice() apply.
std::vector<SpokenLanguage> espeak_languages();

} // namespace formant
