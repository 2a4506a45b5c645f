#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <regex>
#include <sstream>

using namespace formant;

namespace tst_man_page {

constexpr const char* section_begin = ".SS ";

/// Returns the man page's sections of commands; each begins with the command and its arguments.
std::vector<std::string> command_sections(const std::string& page) {
    std::vector<std::string> sections;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(section_begin))
            sections.push_back(line + "\n");
        else if (!sections.empty())
            sections.back() += line + "\n";
    return sections;
}

std::vector<std::string> found(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> names;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
        names.push_back((*match)[1]);
    return names;
}

class TestManPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    // Otherwise CLI11 2.4 (Debian 13) ends the program at its start; 2.1 (Debian 12) lets it pass.
    void no_argument_of_a_command_is_named_like_one_of_its_options() {
        const auto page = test::run_program(FORMANT_PROGRAM, {"--man-page"});
        QVERIFY2(page.exit_code == 0, page.standard_error.c_str());
        const auto sections = command_sections(page.standard_output);
        QVERIFY(sections.size() > 20);
        std::size_t arguments = 0;
        for (const std::string& section : sections) {
            const std::string heading = section.substr(0, section.find('\n'));
            const auto options = found(section, std::regex(R"(\\-\\-([a-z\\-]+)[\\,])"));
            for (const std::string& name : found(heading, std::regex(R"(\\fI(.+?)\\fR)"))) {
                ++arguments;
                QVERIFY2(std::ranges::find(options, name) == options.end(), heading.c_str());
            }
        }
        QVERIFY(arguments > 10);
    }
};

FORMANT_TEST(TestManPage)

} // namespace tst_man_page

#include "tst_man_page.moc"
