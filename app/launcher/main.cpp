#include "app/launcher/about.h"
#include "app/launcher/libtorch_command.h"
#include "app/launcher/libtorch_search.h"
#include "app/program.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace {

using formant::Path;

constexpr int internal_error = 1, usage_error = 2, disk_error = 6;

Path prefix() {
    return formant::program_file().parent_path().parent_path();
}

Path installer() {
    return prefix() / "share/formant/installer";
}

Path libraries() {
    return prefix() / "lib/formant";
}

int refuse(const std::string& message) {
    fmt::print(stderr, "formant: {}\n", message);
    return usage_error;
}

/// The arguments without `--libtorch DIR`, and that folder.
struct Arguments {
    std::vector<char*> rest;
    std::string libtorch;
    bool lacks_folder = false; ///< `--libtorch` is the last argument
};

Arguments split_arguments(int argc, char** argv) {
    constexpr std::string_view name = "--libtorch";
    Arguments arguments;
    for (int i = 0; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == name && i + 1 < argc)
            arguments.libtorch = argv[++i];
        else if (argument == name)
            arguments.lacks_folder = true;
        else if (argument.starts_with(name) && argument[name.size()] == '=')
            arguments.libtorch = argument.substr(name.size() + 1);
        else
            arguments.rest.push_back(argv[i]);
    }
    return arguments;
}

/// Runs `formant libtorch`, which works without LibTorch.
int manage_libtorch(const std::vector<char*>& arguments) {
    formant::LibTorchCommand command;
    CLI::App app("", "formant");
    formant::add_libtorch_options(app, command);
    try {
        app.parse(static_cast<int>(arguments.size()), arguments.data());
    } catch (const CLI::ParseError& stop) {
        return app.exit(stop) == 0 ? 0 : usage_error;
    }
    return formant::run_libtorch_command(command, installer(), {});
}

/// Prints the version, which is shown without LibTorch too; nothing if the arguments ask for more.
std::optional<int> show_version(const Arguments& arguments) {
    bool version = false, verbose = false;
    for (std::size_t i = 1; i < arguments.rest.size(); ++i) {
        const std::string_view argument = arguments.rest[i];
        version |= argument == "--version";
        verbose |= argument == "--verbose" || argument == "-v";
        if (argument != "--version" && argument != "--verbose" && argument != "-v")
            return std::nullopt;
    }
    if (!version)
        return std::nullopt;
    if (verbose)
        fmt::print("{}", formant::about_text(formant::search_libtorch(arguments.libtorch).found(),
                                             libraries()));
    else
        fmt::print("{}\n", formant::version_line());
    return std::fflush(stdout) == 0 ? 0 : disk_error;
}

/// Opens the libraries in the order in which they need each other, and runs the program with them:
/// it finds them by name, because they are open.
int run_with(const Path& libtorch, const std::vector<char*>& arguments) {
    setenv("FORMANT_LIBTORCH", libtorch.c_str(), 1); // for the processes that the program starts
    for (const Path& library : {libtorch / "lib/libc10.so", libtorch / "lib/libtorch_cpu.so"})
        if (const auto opened = formant::open_module(library); !opened)
            return refuse("LibTorch cannot be opened: " + opened.error());
    const auto program = formant::open_module(libraries() / "libformant_program.so");
    if (!program)
        return refuse(fmt::format("the program cannot be opened with LibTorch in {}: {}",
                                  libtorch.string(), program.error()));
    auto* run =
        reinterpret_cast<decltype(&formant_main)>(formant::find_symbol(*program, "formant_main"));
    if (run == nullptr)
        return refuse("libformant_program.so is from another version");
    std::vector<char*> terminated = arguments;
    terminated.push_back(nullptr);
    return run(static_cast<int>(arguments.size()), terminated.data());
}

/// Returns true if nobody would see a message on standard error: the menu of a desktop starts the
/// program so, with a file at most.
bool is_started_from_menu(const Arguments& arguments) {
    const bool has_display =
        std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
    const bool opens_window =
        arguments.rest.size() == 1 || (arguments.rest.size() == 2 && *arguments.rest[1] != '-');
    return opens_window && has_display && !formant::error_output_is_a_terminal();
}

int launch(int argc, char** argv) {
    const Arguments arguments = split_arguments(argc, argv);
    if (arguments.lacks_folder)
        return refuse("--libtorch wants a folder");
    if (arguments.rest.size() > 1 && arguments.rest[1] == std::string_view("libtorch"))
        return manage_libtorch(arguments.rest);
    if (const auto shown = show_version(arguments))
        return *shown;
    const formant::LibTorchSearch search = formant::search_libtorch(arguments.libtorch);
    if (!search.found().empty())
        return run_with(search.found(), arguments.rest);
    formant::report_missing_libtorch(search, installer());
    if (is_started_from_menu(arguments))
        formant::show_missing_libtorch_in_dialog();
    return usage_error;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return launch(argc, argv);
    } catch (const std::system_error& failure) { // of fmt::print()
        fmt::print(stderr, "formant: {}\n", failure.what());
        return disk_error;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "formant: internal error: {}\n", failure.what());
        return internal_error;
    }
}
