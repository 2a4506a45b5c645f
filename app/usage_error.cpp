#include "app/usage_error.h"

#include "engine/base/nearest_name.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cctype>
#include <string>
#include <vector>

namespace formant {
namespace {

/// The command that the line names last: of `checkpoint list`, list.
const CLI::App& innermost(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : innermost(*chosen.back());
}

std::string whole_name(const CLI::App& app) {
    const CLI::App* parent = app.get_parent();
    return parent == nullptr ? app.get_name() : whole_name(*parent) + " " + app.get_name();
}

std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back(fmt::format("--{}", name));
    return names;
}

Message unexpected(const std::string& argument, const CLI::App& command) {
    const std::string name = argument.substr(0, argument.find('='));
    const auto meant = nearest_name(name, option_names(command));
    if (!meant || !name.starts_with('-'))
        return message(FORMANT_TR("app", "'{argument}' was not expected"),
                       {{"argument", argument}});
    return message(FORMANT_TR("app", "there is no option '{name}'; did you mean '{meant}'?"),
                   {{"name", name}, {"meant", *meant}});
}

MessageArg words_of(const CLI::App& app, const CLI::Error& error) {
    const auto extras = app.remaining(/*recurse=*/true);
    const bool too_much = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
    if (too_much && !extras.empty())
        return unexpected(extras.front(), innermost(app));
    std::string text = error.what();
    if (!text.empty())
        text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

} // namespace

Error usage_error(const CLI::App& app, const CLI::Error& error) {
    return {ErrorKind::usage,
            message(FORMANT_TR("app", "{what}\n  all options: {command} --help"),
                    {{"what", words_of(app, error)}, {"command", whole_name(innermost(app))}})};
}

} // namespace formant
