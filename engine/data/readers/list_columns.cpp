#include "engine/data/readers/list_columns.h"

#include "engine/base/text/lower_case.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace formant {
namespace {

/// Two columns of short values that repeat are a speaker and a text if one repeats this many times
/// as often.
constexpr std::size_t clearly_fewer = 4;

/// Summarizes the values of a column.
struct ColumnFacts {
    std::size_t rows = 0;
    std::size_t filled = 0;
    std::size_t distinct = 0;
    std::size_t recordings = 0; ///< named like a recording
    bool is_integer = true;
    bool is_decimal = true; ///< numbers such as 3.52, with a point in all
    bool is_language_code = true;

    bool repeats() const { return filled == rows && distinct * 2 <= rows; }
};

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

bool is_letter(char letter) {
    return lower_case(std::string(1, letter))[0] >= 'a' &&
           lower_case(std::string(1, letter))[0] <= 'z';
}

bool is_decimal(const std::string& cell) {
    return std::ranges::count(cell, '.') == 1 && std::ranges::any_of(cell, is_digit) &&
           std::ranges::all_of(cell, [](char letter) { return is_digit(letter) || letter == '.'; });
}

ColumnFacts facts_of(const CsvTable& rows, std::size_t column) {
    ColumnFacts facts;
    std::set<std::string> values;
    for (const CsvRow& row : rows) {
        const std::string& cell = row.cells[column];
        ++facts.rows;
        if (cell.empty())
            continue;
        ++facts.filled;
        values.insert(cell);
        facts.recordings += is_named_like_recording(cell) ? 1 : 0;
        facts.is_integer &= std::ranges::all_of(cell, is_digit);
        facts.is_decimal &= is_decimal(cell);
        facts.is_language_code &= cell.size() == 2 && std::ranges::all_of(cell, is_letter);
    }
    facts.distinct = values.size();
    return facts;
}

std::set<std::string> tokens_of(const std::string& text) {
    std::istringstream stream(lower_case(text));
    std::set<std::string> tokens;
    for (std::string token; stream >> token;)
        tokens.insert(token);
    return tokens;
}

bool have_common_tokens(const std::string& one, const std::string& other) {
    const auto tokens = tokens_of(one), others = tokens_of(other);
    const auto shared = static_cast<std::size_t>(
        std::ranges::count_if(tokens, [&](const auto& token) { return others.contains(token); }));
    return 2 * shared >= std::min(tokens.size(), others.size());
}

/// Returns true if the second column is the first one in other words, as normalized texts are.
bool is_normalized_text(const CsvTable& rows, std::size_t text, std::size_t normalized) {
    std::size_t both = 0, alike = 0;
    for (const CsvRow& row : rows)
        if (!row.cells[text].empty() && !row.cells[normalized].empty()) {
            ++both;
            alike += have_common_tokens(row.cells[text], row.cells[normalized]) ? 1 : 0;
        }
    return both > 0 && 2 * alike >= both;
}

class Deduction {
  public:
    Deduction(const CsvTable& rows, std::size_t count)
        : columns_{std::vector(count, ColumnRole::ignored)} {
        for (const CsvRow& row : rows)
            if (row.cells.size() == count)
                rows_.push_back(row);
        for (std::size_t column = 0; column < count; ++column)
            facts_.push_back(facts_of(rows_, column));
    }

    /// Returns nothing if there is more than one possibility.
    std::optional<CorpusColumns> columns() {
        const std::size_t recording = recording_column();
        columns_.roles[recording] = ColumnRole::recording;
        std::vector<std::size_t> open;
        for (std::size_t column = 0; column < facts_.size(); ++column)
            if (column != recording && facts_[column].filled > 0)
                open.push_back(column);
        if (open.size() > 1)
            std::erase_if(open, [&](std::size_t column) { return is_resolved(column); });
        if (open.empty() && facts_.size() > 1)
            open.push_back(recording == 0 ? 1 : 0); // a list whose texts are still to be written
        if (open.size() == 1)
            return with_text(open[0]);
        if (open.size() == 2)
            return with_two(open[0], open[1]);
        return std::nullopt;
    }

  private:
    std::size_t recording_column() const {
        const auto named = std::ranges::find_if(
            facts_, [](const ColumnFacts& facts) { return facts.recordings * 2 > facts.rows; });
        return named == facts_.end() ? 0 : static_cast<std::size_t>(named - facts_.begin());
    }

    /// Sets the role of a column that is neither a speaker nor a text: durations and languages.
    bool is_resolved(std::size_t column) {
        const ColumnFacts& facts = facts_[column];
        const bool is_language = facts.is_language_code && facts.distinct == 1 &&
                                 facts.filled == facts.rows && facts.rows > 1;
        if (is_language)
            columns_.roles[column] = ColumnRole::language;
        return is_language || facts.is_decimal;
    }

    std::optional<CorpusColumns> with_text(std::size_t text) {
        columns_.roles[text] = ColumnRole::text;
        return columns_;
    }

    std::optional<CorpusColumns> with_two(std::size_t first, std::size_t second) {
        if (is_normalized_text(rows_, first, second)) {
            columns_.roles[second] = ColumnRole::normalized_text;
            return with_text(first);
        }
        const bool is_first = is_speaker(facts_[first], facts_[second]);
        const bool is_second = is_speaker(facts_[second], facts_[first]);
        if (is_first == is_second)
            return std::nullopt;
        columns_.roles[is_first ? first : second] = ColumnRole::speaker;
        return with_text(is_first ? second : first);
    }

    static bool is_speaker(const ColumnFacts& column, const ColumnFacts& other) {
        if (column.is_integer && column.filled == column.rows)
            return !other.is_integer;
        if (!column.repeats() || other.is_integer)
            return false;
        return !other.repeats() || column.distinct * clearly_fewer <= other.distinct;
    }

    CsvTable rows_;
    std::vector<ColumnFacts> facts_;
    CorpusColumns columns_;
};

} // namespace

Result<CorpusColumns> deduce_list_columns(const Path& metadata, const CsvTable& rows,
                                          std::size_t count) {
    const auto first =
        std::ranges::find(rows, count, [](const CsvRow& row) { return row.cells.size(); });
    if (count > 1)
        if (const auto columns = Deduction(rows, count).columns())
            return *columns;
    return broken_line(
        metadata, first->line,
        FORMANT_TR("data", "{place}: {found} cells between '|', and the rows do not show which one "
                           "is the text and which the speaker; name the columns in a first line, "
                           "such as {header}, or set data.format (--format of doctor) to filelist "
                           "(path|text or path|speaker|text) or ljspeech (id|text or "
                           "id|text|normalized text)"),
        {{"found", std::to_string(count)}, {"header", "file|speaker|text"}});
}

} // namespace formant
