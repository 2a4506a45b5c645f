#include "engine/text/decomposed.h"

#include "engine/text/icu_utf8.h"

#include <unicode/normalizer2.h>

namespace formant {

std::vector<std::string> decomposed(const std::string& symbol) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* canonical = icu::Normalizer2::getNFDInstance(status);
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(symbol);
    return code_points_of(U_SUCCESS(status) ? canonical->normalize(text, status) : text);
}

} // namespace formant
