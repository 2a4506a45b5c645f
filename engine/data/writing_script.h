#pragma once

#include <string>

namespace formant {

/// The script that most letters of a text are written in, by its code of ISO 15924: "Latn", "Arab".
/// Empty where there is no letter. It is what a text tells for certain of its language.
std::string script_of(const std::string& text);

} // namespace formant
