#pragma once

#include <QtCore/QString>

#include <string>
#include <vector>

namespace formant {

/// Terms of the field under which settings are looked for, besides their labels and keys.
struct SearchTerms {
    const char* terms; ///< in English, separated by spaces
    std::vector<std::string> keys;
};

/// Returns all of them.
const std::vector<SearchTerms>& search_terms();

/// Returns what a query for the setting may name: `text` (label, key and help), the options of the
/// command line that set it, and the terms above.
QString searched_text(const std::string& key, const QString& text);

/// Returns true if the text contains every word of the query, in any case and in British or
/// American spelling.
bool matches_query(const QString& text, const QString& query);

} // namespace formant
