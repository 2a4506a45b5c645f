#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

struct SpokenLanguage {
    std::string code; ///< "es-419"
    std::string name; ///< "Spanish (Latin America)"
};

/// The name by which espeak-ng loads the voice of a language code as `espeak-ng --voices` lists it
/// ("en-gb", "fr-fr", "no"), or of its own names and variants ("en-us+f3"), or of a tag that names
/// more than it distinguishes ("sv-SE", "fr_FR"). Nothing where it has none. espeak-ng must have
/// been started, and no other thread may use it meanwhile.
std::optional<std::string> find_espeak_voice(const std::string& code);

/// What espeak-ng speaks, by its own names and without variants. As find_espeak_voice().
std::vector<SpokenLanguage> espeak_languages();

} // namespace formant
