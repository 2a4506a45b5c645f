#pragma once

#include "engine/session/report/page_parts.h"

#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// The contents of a report.
struct ReportPage {
    std::string title;
    Html subtitle;                   ///< below the title: state, date
    std::vector<std::string> faults; ///< what is missing or damaged, one sentence each
    std::vector<PageSection> sections;
};

/// Returns the page as one HTML file that needs no other file, no network and no script; its
/// Content-Security-Policy forbids them. The page is in English, like the model card of an exported
/// voice.
std::string report_html(const ReportPage& page);

/// Returns true if the beginning of a file is that of report_html().
bool is_report(std::string_view first_bytes);

/// Number of bytes that is_report() needs.
constexpr std::size_t report_mark_bytes = 256;

} // namespace formant
