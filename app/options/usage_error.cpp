#include "app/options/usage_error.h"

#include "app/options/command_suggestion.h"
#include "app/options/legacy_options.h"
#include "engine/base/text/nearest_name.h"
#include "engine/base/text/utf8.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace formant {
namespace {

/// Returns the last command of the line: list of `checkpoint list`.
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

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    const auto commands =
        app.get_subcommands([](const CLI::App*) { return true; }); // parsed or not
    names.reserve(commands.size());
    for (const CLI::App* command : commands)
        names.push_back(command->get_name());
    return names;
}

/// Returns the argument in the place of a command: the first unexpected one, or the one before it
/// that was parsed as the configuration.
std::string command_candidate(const CLI::App& app, const std::string& first_extra) {
    const CLI::Option* file = app.get_option_no_throw("--config");
    return file == nullptr || file->empty() ? first_extra : file->results().front();
}

/// Returns the message for a mistyped command; absent if the name resembles none or is a file.
std::optional<Message> mistyped_command(const CLI::App& app, const std::string& first_extra) {
    const std::string name = command_candidate(app, first_extra);
    std::error_code unreadable; // reported when it is read
    const auto meant = nearest_name(name, command_names(app));
    if (!meant || name.starts_with('-') || std::filesystem::exists(name, unreadable))
        return std::nullopt;
    return message(FORMANT_TR("app", "there is no command '{name}'; did you mean '{meant}'?"),
                   {{"name", name}, {"meant", *meant}});
}

/// Returns the command whose option has that name; null if there is none.
const CLI::App* owner_of_option(const CLI::App& app, const std::string& name) {
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        const auto names = option_names(*command);
        if (std::ranges::find(names, name) != names.end())
            return command;
        if (const CLI::App* owner = owner_of_option(*command, name))
            return owner;
    }
    return nullptr;
}

const CLI::App& outermost(const CLI::App& app) {
    return app.get_parent() == nullptr ? app : outermost(*app.get_parent());
}

/// Returns true if the command trains with settings, as other trainers do.
bool takes_settings(const CLI::App& command) {
    return command.get_option_no_throw("--set") != nullptr;
}

Message unexpected(const std::string& argument, const CLI::App& command) {
    if (argument.starts_with("--") && takes_settings(command))
        if (auto replacement = replacement_of(argument))
            return *replacement;
    const std::string name = argument.substr(0, argument.find('='));
    if (const CLI::App* owner = owner_of_option(outermost(command), name))
        return message(FORMANT_TR("app", "'{name}' is an option of another command; see: {command} "
                                         "--help"),
                       {{"name", name}, {"command", whole_name(*owner)}});
    const auto meant = nearest_name(name, option_names(command));
    if (!meant || !name.starts_with('-'))
        return message(FORMANT_TR("app", "unexpected argument '{argument}'"),
                       {{"argument", argument}});
    return message(FORMANT_TR("app", "there is no option '{name}'; did you mean '{meant}'?"),
                   {{"name", name}, {"meant", *meant}});
}

/// Returns the message for a word that names no command.
Message no_such_command(const CLI::App& app, const std::vector<std::string>& arguments) {
    const bool is_headless = arguments.front() == "--headless" && arguments.size() > 1;
    const std::string& name = arguments[is_headless ? 1 : 0];
    const auto meant = nearest_name(name, command_names(app));
    if (!meant)
        return message(FORMANT_TR("app", "there is no command '{name}'"), {{"name", name}});
    return message(FORMANT_TR("app", "there is no command '{name}'; did you mean '{meant}'?"),
                   {{"name", name}, {"meant", *meant}});
}

MessageArg parse_error_text(const CLI::App& app, const CLI::Error& error) {
    const auto extras = app.remaining(/*recurse=*/true);
    const CLI::App& command = innermost(app);
    const bool has_extras = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
    if (!extras.empty() && (has_extras || !command_names(command).empty()))
        if (auto mistyped = mistyped_command(command, extras.front()))
            return *mistyped;
    if (has_extras && !extras.empty())
        return unexpected(extras.front(), command);
    std::string text = error.what();
    if (!text.empty())
        text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

/// Writes the bytes beyond ASCII as \\xNN: a terminal could not show them.
std::string with_escapes(const std::string& bytes) {
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += value < 0x80 ? std::string(1, byte) : fmt::format("\\x{:02x}", value);
    }
    return text;
}

} // namespace

Error usage_error(const CLI::App& app, const CLI::Error& error,
                  const std::vector<std::string>& arguments) {
    const std::string command = whole_name(innermost(app));
    if (const auto meant = suggested_command(arguments, command_names(app)))
        return {
            ErrorKind::usage,
            message(FORMANT_TR("app", "{what}\n  try: {meant}\n  all options: {command} --help"),
                    {{"what", no_such_command(app, arguments)},
                     {"meant", *meant},
                     {"command", command}})};
    return {ErrorKind::usage,
            message(FORMANT_TR("app", "{what}\n  all options: {command} --help"),
                    {{"what", parse_error_text(app, error)}, {"command", command}})};
}

Result<void> check_encoding(const std::vector<std::string>& arguments) {
    const auto wrong = std::find_if_not(arguments.begin(), arguments.end(), is_utf8);
    if (wrong == arguments.end())
        return {};
    const bool has_option = wrong != arguments.begin() && (wrong - 1)->starts_with("-");
    const std::string shown =
        has_option ? *(wrong - 1) + " " + with_escapes(*wrong) : with_escapes(*wrong);
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("app", "the argument {argument} is not UTF-8. Set the terminal or the "
                                  "script that it comes from to UTF-8; if it names a file, rename "
                                  "the file"),
                {{"argument", shown}}));
}

} // namespace formant
