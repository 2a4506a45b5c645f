#pragma once

#include <unicode/locid.h>

#include <string>

namespace formant {

/// ICU's of a BCP 47 tag; its root where that is none.
inline icu::Locale locale_of(const std::string& tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) ? locale : icu::Locale::getRoot();
}

} // namespace formant
