#include "app/commands/command_window.h"

#include "app/exit_code.h"
#include "app/options/command_suggestion.h"
#include "engine/base/os/os_display.h"
#include "engine/base/os/os_module.h"
#include "engine/base/text/nearest_name.h"
#include "engine/session/runs/open_run.h"
#include "ui/entry.h"

#include <filesystem>

namespace formant {
namespace {

Error no_window(MessageArg reason) {
    return {ErrorKind::usage,
            message(FORMANT_TR("app", "the window cannot be opened ({reason}). Train in the "
                                      "terminal: formant --headless --config my.yaml"),
                    {{"reason", std::move(reason)}})};
}

Error no_such_file(const std::string& name, const std::vector<std::string>& commands) {
    const auto meant = nearest_name(name, commands);
    if (const auto line = suggested_command({name}, commands); line && !meant)
        return {ErrorKind::usage,
                message(FORMANT_TR("app", "there is no file or command '{name}'; did you mean: "
                                          "{command}"),
                        {{"name", name}, {"command", *line}})};
    if (!meant)
        return {
            ErrorKind::usage,
            message(FORMANT_TR("app", "there is no file or command '{name}'. To list the commands, "
                                      "run: formant --help"),
                    {{"name", name}})};
    return {ErrorKind::usage,
            message(FORMANT_TR("app", "there is no file or command '{name}'; did you mean "
                                      "'{meant}'?"),
                    {{"name", name}, {"meant", *meant}})};
}

} // namespace

int open_window(const char* program, const CommandLine& line) {
    const std::string& file = line.run.config_file;
    std::error_code unreadable; // reported when it is read
    if (!file.empty() && !std::filesystem::exists(file, unreadable) && !unreadable)
        return report(no_such_file(file, line.commands));
    if (const auto opened = request_to_open(file, line.run); !opened)
        return report(opened.error());
    if (!std::filesystem::exists(engine_folder() / "libformant_ui.so", unreadable))
        return report(no_window("it is not installed; on Debian it is the package formant-window"));
    if (const auto display = find_display(); !display)
        return report(no_window(display.error()));
    auto module = open_engine_module("libformant_ui.so");
    if (!module)
        return report(no_window(module.error()));
    auto* open = reinterpret_cast<decltype(&formant_open_window)>(
        find_symbol(*module, "formant_open_window"));
    if (open == nullptr)
        return report(no_window("libformant_ui.so is from another version"));
    return open(program, line.run);
}

} // namespace formant
