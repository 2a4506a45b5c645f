#include "engine/data/segments/audacity_labels.h"

#include "engine/data/readers/metadata_lines.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <sstream>

namespace formant {
namespace {

/// Parses seconds with a decimal point, or a comma, as Audacity writes in some languages.
std::optional<double> label_time(std::string text) {
    if (const auto comma = text.find(','); comma != std::string::npos)
        text[comma] = '.';
    double seconds = 0;
    const auto [end, failure] =
        std::from_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed);
    const bool is_time = failure == std::errc() && end == text.data() + text.size() &&
                         std::isfinite(seconds) && seconds >= 0;
    return is_time ? std::optional(seconds) : std::nullopt;
}

Result<TimedText> read_label(const Path& file, const MetadataLine& line) {
    const std::vector<std::string> cells = split_cells(line.text, '\t');
    const auto begin = label_time(cells[0]);
    const auto end = cells.size() > 1 ? label_time(cells[1]) : std::nullopt;
    if (!begin || !end)
        return broken_line(file, line.number,
                           FORMANT_TR("data", "{place}: expected a label of Audacity (begin and "
                                              "end in seconds and a text, with tabs between "
                                              "them); it is '{found}'"),
                           {{"found", line.text}});
    if (*end <= *begin)
        return broken_line(file, line.number,
                           FORMANT_TR("data", "{place}: the label has no length; drag one of its "
                                              "ends in Audacity, or delete it"));
    std::string text;
    for (std::size_t i = 2; i < cells.size(); ++i)
        text += cells[i] + ' ';
    return TimedText{{*begin, *end}, single_spaced(text), {}, line.number};
}

} // namespace

Result<TimedTexts> read_audacity_labels(const Path& file, const std::string& text) {
    std::istringstream stream(text);
    TimedTexts labels;
    labels.is_exact = true;
    for (const MetadataLine& line : lines_of(stream)) {
        if (line.text.starts_with('\\'))
            continue;
        auto label = read_label(file, line);
        if (!label)
            return fail(label.error());
        labels.texts.push_back(std::move(*label));
    }
    return labels;
}

} // namespace formant
