#include "app/options/man_page.h"

#include "app/options/visible_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <sstream>

namespace formant {
namespace {

/// Returns a text as man(7) shows it literally: no escapes, no hyphenation of options, no requests.
std::string literal(const std::string& text) {
    std::string escaped;
    bool starts_line = true;
    for (const char letter : text) {
        if (starts_line && (letter == '.' || letter == '\''))
            escaped += "\\&";
        starts_line = letter == '\n';
        if (letter == '\\')
            escaped += "\\e";
        else if (letter == '-')
            escaped += "\\-";
        else
            escaped += letter;
    }
    return escaped;
}

/// Returns what follows the names of an option: its type and, after a colon, its range.
std::string value_text(const CLI::Option& option) {
    return takes_value(option) ? " \\fI" + literal(option.get_type_name()) + "\\fR" : "";
}

std::string option_text(const CLI::Option& option) {
    std::string text = fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", literal(option.get_name(false, true)),
                                   value_text(option), literal(option.get_description()));
    if (!option.get_default_str().empty())
        text += fmt::format("Default: {}.\n", literal(option.get_default_str()));
    return text;
}

std::string options_text(const CLI::App& command) {
    std::string text;
    for (const CLI::Option* option : visible_options(command))
        text += option_text(*option);
    return text;
}

/// Returns the arguments of a command, those that can be omitted in brackets.
std::string arguments_text(const CLI::App& command) {
    std::string text;
    for (const CLI::Option* option : visible_options(command)) {
        if (!option->get_positional())
            continue;
        const std::string name = "\\fI" + literal(option->get_name(true, false)) + "\\fR";
        text += option->get_required() ? " " + name : " [" + name + "]";
    }
    return text;
}

std::string command_text(const CLI::App& command, const std::string& parent) {
    const std::string name = parent + " " + command.get_name();
    const bool has_commands = !visible_commands(command).empty();
    std::string text =
        fmt::format(".SS {}{}\n{}\n{}", literal(name), has_commands ? "" : arguments_text(command),
                    literal(command.get_description()), options_text(command));
    for (const CLI::App* inner : visible_commands(command))
        text += command_text(*inner, name);
    return text;
}

/// Returns the lines of a text whose columns are aligned with spaces, as they are.
std::string unfilled(const std::string& text) {
    return fmt::format(".nf\n{}\n.fi\n", literal(text));
}

constexpr const char* files = R"(.SH FILES
.TP
\fI~/.config/formant\fR
Settings of the program.
.TP
\fI~/.cache/formant\fR
LibTorch and prepared recordings; what is deleted there is made again.
.TP
\fI~/.local/share/formant\fR
Runs and recorded voices.
.TP
\fI~/.local/state/formant\fR
Queue and state of the window.
.SH ENVIRONMENT
.TP
\fBFORMANT_LIBTORCH\fR
Folder of the LibTorch to use.
.TP
\fBXDG_CONFIG_HOME\fR, \fBXDG_CACHE_HOME\fR, \fBXDG_DATA_HOME\fR, \fBXDG_STATE_HOME\fR
Folders to use instead of \fI~/.config\fR, \fI~/.cache\fR, \fI~/.local/share\fR and \fI~/.local/state\fR.
)";

} // namespace

std::string man_page(const CLI::App& app, const std::string& version) {
    std::string text =
        fmt::format(".TH FORMANT 1 \"\" \"formant {}\" \"User Commands\"\n", version);
    text += ".SH NAME\nformant \\- train text\\-to\\-speech voices from your own recordings\n";
    text += ".SH SYNOPSIS\n\\fBformant\\fR [\\fIoptions\\fR] [\\fIfile\\fR]\n.br\n"
            "\\fBformant\\fR \\fIcommand\\fR [\\fIoptions\\fR]\n";
    text += ".SH DESCRIPTION\n" + unfilled(app.get_description());
    text += ".SH OPTIONS\n" + options_text(app);
    text += ".SH COMMANDS\n";
    for (const CLI::App* command : visible_commands(app))
        text += command_text(*command, app.get_name());
    return text + files;
}

} // namespace formant
