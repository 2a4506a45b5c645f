#pragma once

#include <unicode/locid.h>

#include <string>

namespace formant {

/// Returns the ICU locale of a BCP 47 tag; the root locale if the tag is invalid.
inline icu::Locale locale_of(const std::string& tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) ? locale : icu::Locale::getRoot();
}

} // namespace formant
