#pragma once

#include "engine/session/report/html_text.h"

#include <string>
#include <utility>
#include <vector>

namespace formant {

/// A part of the page, which its table of contents lists.
struct PageSection {
    const char* id = "";
    const char* title = "";
    Html content;
};

/// Rows of names and values. Those without a value are skipped.
using PageFacts = std::vector<std::pair<std::string, std::string>>;
Html facts_list(const PageFacts& facts);

/// A table; its first column names the rows.
struct PageTable {
    std::string caption; ///< for those who cannot see it
    std::vector<std::string> head;
    std::vector<std::vector<Html>> rows;
};

/// Returns the table in a region that scrolls if the page is narrow, also with the keyboard.
Html table_region(const PageTable& table);

/// Returns a cell with a value that is shown in a monospace font.
Html code_cell(const std::string& text);

/// Returns a paragraph; `style` is a class of the page's style.
Html paragraph(const std::string& text, const char* style = "");

/// Returns a list of sentences. Those beyond `max_items` are counted.
Html sentence_list(const std::vector<std::string>& sentences, std::size_t max_items);

/// A short text in a frame that says how a run is: `style` is "good", "live" or "bad".
Html badge(const std::string& text, const char* style);

} // namespace formant
