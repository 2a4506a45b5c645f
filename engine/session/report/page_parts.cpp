#include "engine/session/report/page_parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {

Html facts_list(const PageFacts& facts) {
    Html rows;
    for (const auto& [name, value] : facts)
        if (!value.empty())
            rows += element("div", text_element("dt", name) +
                                       text_element("dd", value, {{"dir", "auto"}}));
    return element("dl", rows);
}

Html table_region(const PageTable& table) {
    Html head, body;
    for (const std::string& name : table.head)
        head += text_element("th", name, {{"scope", "col"}});
    for (const std::vector<Html>& row : table.rows) {
        Html cells;
        for (std::size_t i = 0; i < row.size(); ++i)
            cells += i == 0 ? element("th", {{"scope", "row"}}, row[i]) : element("td", row[i]);
        body += element("tr", cells);
    }
    const Html content =
        element("table", text_element("caption", table.caption) +
                             element("thead", element("tr", head)) + element("tbody", body));
    return element(
        "div",
        {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", table.caption}},
        content);
}

Html code_cell(const std::string& text) {
    return text_element("code", text, {{"dir", "auto"}});
}

Html paragraph(const std::string& text, const char* style) {
    return text_element("p", text, {{"class", style}, {"dir", "auto"}});
}

Html sentence_list(const std::vector<std::string>& sentences, std::size_t max_items) {
    Html items;
    const std::size_t count = std::min(sentences.size(), max_items);
    for (std::size_t i = 0; i < count; ++i)
        items += text_element("li", sentences[i], {{"dir", "auto"}});
    if (sentences.size() > count)
        items += text_element("li", fmt::format("and {} more", sentences.size() - count));
    return element("ul", items);
}

Html badge(const std::string& text, const char* style) {
    return text_element("span", text, {{"class", std::string("badge ") + style}, {"dir", "auto"}});
}

} // namespace formant
