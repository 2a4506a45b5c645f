#include "engine/text/unicode/folded_name.h"

#include "engine/text/icu_utf8.h"

#include <unicode/normalizer2.h>

namespace formant {

std::string folded_name(const std::string& name) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* folding = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(name);
    return utf8_of(U_SUCCESS(status) ? folding->normalize(text, status) : text);
}

} // namespace formant
