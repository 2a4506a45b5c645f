#include "app/options/completion.h"

#include "app/options/visible_options.h"
#include "engine/base/text/shell_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

using Names = std::vector<std::string>;

/// A command and the words that lead to it: "" for the program, " checkpoint list" for a command of
/// a command.
struct Command {
    std::string path;
    const CLI::App* app;
};

std::vector<Command> all_commands(const CLI::App& app, const std::string& path = "") {
    std::vector<Command> commands = {{path, &app}};
    for (const CLI::App* inner : visible_commands(app))
        for (const Command& command : all_commands(*inner, path + " " + inner->get_name()))
            commands.push_back(command);
    return commands;
}

Names command_names(const CLI::App& app) {
    Names names;
    for (const CLI::App* command : visible_commands(app))
        names.push_back(command->get_name());
    return names;
}

Names option_names(const CLI::App& app) {
    Names names;
    for (const CLI::Option* option : visible_options(app))
        for (const std::string& name : written_names(*option))
            names.push_back(name);
    return names;
}

/// Returns the values of an option that accepts only some; CLI11 shows them as TEXT:{wav,flac}.
Names choices_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const auto first = type.find('{'), last = type.find('}');
    if (first == std::string::npos || last == std::string::npos)
        return {};
    return CLI::detail::split(type.substr(first + 1, last - first - 1), ',');
}

/// Returns the first sentence of a help text, on one line.
std::string summary(const std::string& help) {
    const std::string line = help.substr(0, help.find('\n'));
    return line.substr(0, std::min(line.find(". "), line.find("; ")));
}

std::string joined(const Names& names) {
    return fmt::format("{}", fmt::join(names, " "));
}

/// Returns the cases of the words that lead from a command to one of its commands.
std::string bash_paths(const std::vector<Command>& commands) {
    Names paths;
    for (const Command& command : commands)
        if (!command.path.empty())
            paths.push_back("'" + command.path + "'");
    return fmt::format("{}", fmt::join(paths, " | "));
}

std::string bash_choices(const Command& command) {
    std::string cases;
    for (const CLI::Option* option : visible_options(*command.app)) {
        Names written;
        for (const std::string& name : written_names(*option))
            written.push_back("'" + command.path + " " + name + "'");
        const Names choices = choices_of(*option);
        if (!choices.empty() && !written.empty())
            cases += fmt::format("    {}) choices='{}' ;;\n", fmt::join(written, " | "),
                                 joined(choices));
    }
    return cases;
}

std::string bash_script(const CLI::App& app) {
    const auto commands = all_commands(app);
    std::string choices, options;
    for (const Command& command : commands) {
        choices += bash_choices(command);
        options +=
            fmt::format("    '{}') options='{}' commands='{}' ;;\n", command.path,
                        joined(option_names(*command.app)), joined(command_names(*command.app)));
    }
    return fmt::format(R"(# bash completion of formant
_formant() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command='' options='' commands='' choices='' i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case "$command ${{COMP_WORDS[i]}}" in
        {}) command+=" ${{COMP_WORDS[i]}}" ;;
        esac
    done
    case "$command $previous" in
{}    esac
    case $command in
{}    esac
    if [ -n "$choices" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$word")
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word"; compgen -f -- "$word")
    fi
}}
complete -o filenames -o bashdefault -F _formant formant
)",
                       bash_paths(commands), choices, options);
}

/// Returns a text for use within the single quotes and brackets of a specification of _arguments.
std::string zsh_text(const std::string& text) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '[' || letter == ']' || letter == ':' || letter == '\\')
            escaped += '\\';
        escaped += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return escaped;
}

std::string zsh_value(const CLI::Option& option) {
    if (!takes_value(option))
        return "";
    const Names choices = choices_of(option);
    return choices.empty() ? ":value:_files" : ":value:(" + joined(choices) + ")";
}

std::string zsh_function(const Command& command) {
    std::string name = "_formant", text;
    for (const char letter : command.path)
        name += letter == ' ' ? '_' : letter;
    for (const CLI::Option* option : visible_options(*command.app))
        for (const std::string& written : written_names(*option))
            text += fmt::format("        '*{}[{}]{}' \\\n", written,
                                zsh_text(summary(option->get_description())), zsh_value(*option));
    const Names inner = command_names(*command.app);
    if (inner.empty())
        return fmt::format("{}() {{\n    _arguments -s -S \\\n{}        '*:file:_files'\n}}\n",
                           name, text);
    std::string described, cases;
    for (const CLI::App* app : visible_commands(*command.app)) {
        described += fmt::format("        '{}:{}'\n", app->get_name(),
                                 zsh_text(summary(app->get_description())));
        cases += fmt::format("    {0}) {1}_{0} ;;\n", app->get_name(), name);
    }
    return fmt::format(R"({0}() {{
    local state line
    typeset -A opt_args
    local -a commands=(
{1}    )
    _arguments -C -s -S \
{2}        '1: :->command' '*:: :->arguments'
    case $state in
    command) _describe command commands; _files ;;
    arguments) case $line[1] in
{3}    *) _files ;;
    esac ;;
    esac
}}
)",
                       name, described, text, cases);
}

std::string zsh_script(const CLI::App& app) {
    std::string text = "#compdef formant\n";
    for (const Command& command : all_commands(app))
        text += zsh_function(command);
    return text + "_formant \"$@\"\n";
}

/// Returns the condition that a command and none of its commands is on the line.
std::string fish_condition(const Command& command) {
    std::string condition;
    for (const std::string& word : CLI::detail::split(command.path, ' '))
        if (!word.empty())
            condition += fmt::format("__fish_seen_subcommand_from {}; and ", word);
    const Names inner = command_names(*command.app);
    return condition +
           (inner.empty() ? "true" : "not __fish_seen_subcommand_from " + joined(inner));
}

std::string fish_option(const CLI::Option& option, const std::string& condition) {
    std::string names;
    for (const std::string& name : option.get_snames())
        names += " -s " + name;
    for (const std::string& name : option.get_lnames())
        names += " -l " + name;
    if (names.empty())
        return "";
    const Names choices = choices_of(option);
    const std::string value = !takes_value(option) ? ""
                              : choices.empty()    ? " -r"
                                                   : " -x -a " + shell_quoted(joined(choices));
    return fmt::format("complete -c formant -n {}{}{} -d {}\n", shell_quoted(condition), names,
                       value, shell_quoted(summary(option.get_description())));
}

std::string fish_script(const CLI::App& app) {
    std::string text = "# fish completion of formant\n";
    for (const Command& command : all_commands(app)) {
        const std::string condition = fish_condition(command);
        for (const CLI::App* inner : visible_commands(*command.app))
            text += fmt::format("complete -c formant -n {} -a {} -d {}\n", shell_quoted(condition),
                                inner->get_name(), shell_quoted(summary(inner->get_description())));
        for (const CLI::Option* option : visible_options(*command.app))
            text += fish_option(*option, condition);
    }
    return text;
}

} // namespace

std::vector<std::string> completion_shells() {
    return {"bash", "zsh", "fish"};
}

std::string completion_script(const CLI::App& app, const std::string& shell) {
    if (shell == "bash")
        return bash_script(app);
    return shell == "zsh" ? zsh_script(app) : fish_script(app);
}

} // namespace formant
