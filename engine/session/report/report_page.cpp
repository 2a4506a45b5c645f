#include "engine/session/report/report_page.h"

#include "engine/base/sha256.h"
#include "engine/session/report/report_style.h"

#include <string>

namespace formant {
namespace {

constexpr std::size_t max_faults = 50;
constexpr const char* generator = "formant report";

/// Returns the bytes of a hexadecimal number.
std::string bytes_of(const std::string& hexadecimal) {
    std::string bytes;
    for (std::size_t at = 0; at + 1 < hexadecimal.size(); at += 2)
        bytes += static_cast<char>(std::stoi(hexadecimal.substr(at, 2), nullptr, 16));
    return bytes;
}

/// Allows what the page itself holds, and nothing else: this very style, audio of data URIs.
std::string security_policy() {
    const std::string style = base64(bytes_of(sha256(report_style().markup())));
    return "default-src 'none'; style-src 'sha256-" + style +
           "'; media-src data:; base-uri 'none'; form-action 'none'";
}

Html head_of_page(const std::string& title) {
    return element("head",
                   element("meta", {{"charset", "utf-8"}}) +
                       element("meta", {{"name", "generator"}, {"content", generator}}) +
                       element("meta", {{"http-equiv", "Content-Security-Policy"},
                                        {"content", security_policy()}}) +
                       element("meta", {{"name", "viewport"},
                                        {"content", "width=device-width, initial-scale=1"}}) +
                       element("meta", {{"name", "color-scheme"}, {"content", "light dark"}}) +
                       element("meta", {{"name", "referrer"}, {"content", "no-referrer"}}) +
                       text_element("title", title) + element("style", report_style()));
}

Html table_of_contents(const std::vector<PageSection>& sections) {
    Html links;
    for (const PageSection& section : sections)
        links += element(
            "li", text_element("a", section.title, {{"href", std::string("#") + section.id}}));
    return element("nav", {{"aria-label", "Contents"}}, element("ul", links));
}

Html faults_of_page(const std::vector<std::string>& faults) {
    if (faults.empty())
        return {};
    return element("aside", {{"role", "note"}},
                   text_element("h2", "Missing or damaged") + sentence_list(faults, max_faults));
}

Html main_part(const ReportPage& page) {
    Html content = faults_of_page(page.faults);
    for (const PageSection& section : page.sections) {
        const std::string heading = std::string(section.id) + "-title";
        content += element("section", {{"id", section.id}, {"aria-labelledby", heading}},
                           text_element("h2", section.title, {{"id", heading}}) + section.content);
    }
    return element("main", content);
}

} // namespace

std::string report_html(const ReportPage& page) {
    const Html header =
        element("header", text_element("h1", page.title, {{"dir", "auto"}}) + page.subtitle);
    const Html footer = element(
        "footer", text_element("p", "Made by Formant Studio. A synthetic voice of a person: use it "
                                    "only for what that person has agreed to, and say that it is "
                                    "synthetic."));
    const Html body =
        element("body", header + table_of_contents(page.sections) + main_part(page) + footer);
    return "<!DOCTYPE html>\n" +
           element("html", {{"lang", "en"}}, head_of_page(page.title) + body).markup() + "\n";
}

bool is_report(std::string_view first_bytes) {
    return first_bytes.starts_with("<!DOCTYPE html>\n<html lang=\"en\"><head>") &&
           first_bytes.find(
               element("meta", {{"name", "generator"}, {"content", generator}}).markup()) !=
               std::string_view::npos;
}

} // namespace formant
