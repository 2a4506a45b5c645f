#include "app/launcher/libtorch_command.h"

#include "engine/base/text/shell_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace formant {
namespace {

/// Runs the script that plans and makes the download; its messages go to our standard output.
/// Returns whether it succeeded.
bool run_download_script(const Path& installer, const std::string& arguments) {
    const std::string script = shell_quoted((installer / "download-libtorch").string());
    return std::system((script + arguments).c_str()) == 0;
}

int show_libtorch(const Path& used) {
    if (!used.empty()) {
        fmt::print("{}\n", used.string());
        return 0;
    }
    const LibTorchSearch search = search_libtorch("");
    fmt::print("{}", places_text(search));
    return search.found().empty() ? 2 : 0;
}

} // namespace

CLI::App* add_libtorch_options(CLI::App& app, LibTorchCommand& command) {
    CLI::App* libtorch = app.add_subcommand(
        "libtorch", "Show which LibTorch an installed program uses, or download one");
    CLI::App* download = libtorch->add_subcommand(
        "download", "Download LibTorch to the cache: for CUDA if an NVIDIA driver is running");
    download->callback([&command] { command.downloads = true; });
    CLI::Option* cpu =
        download->add_flag("--cpu", command.cpu, "For the CPU, although there is a GPU");
    download->add_flag("--cuda", command.cuda, "For NVIDIA GPUs, although there is no driver")
        ->excludes(cpu);
    return libtorch;
}

int run_libtorch_command(const LibTorchCommand& command, const Path& installer, const Path& used) {
    if (!command.downloads)
        return show_libtorch(used);
    const char* wanted = command.cpu ? " --cpu" : command.cuda ? " --cuda" : "";
    return run_download_script(installer, wanted) ? 0 : 1;
}

void show_missing_libtorch_in_dialog() {
    const std::string text = shell_quoted("Formant Studio needs LibTorch, and found none. Open a "
                                          "terminal and run: formant libtorch download");
    std::system(("(zenity --error --no-markup --text=" + text + " || kdialog --error " + text +
                 " || xmessage " + text + ") >/dev/null 2>&1 </dev/null")
                    .c_str());
}

void report_missing_libtorch(const LibTorchSearch& search, const Path& installer) {
    fmt::print(stderr, "formant: no LibTorch that this program can use was found in\n{}\n",
               places_text(search));
    if (search.places.front().origin == "--libtorch" ||
        search.places.front().origin == "FORMANT_LIBTORCH")
        return;
    std::fflush(stderr);
    run_download_script(installer, " --plan >&2");
    fmt::print(
        stderr,
        "To download it, run: formant libtorch download (--cpu or --cuda to choose yourself)\n"
        "To use one that is there: --libtorch DIR, or the variable FORMANT_LIBTORCH\n");
}

} // namespace formant
