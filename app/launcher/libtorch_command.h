#pragma once

#include "app/launcher/libtorch_search.h"

namespace CLI {
class App;
}

namespace formant {

/// The command line of `formant libtorch`.
struct LibTorchCommand {
    bool downloads = false; ///< otherwise it shows what the program uses
    bool cpu = false;       ///< that for the CPU, whatever the hardware
    bool cuda = false;      ///< that for NVIDIA's GPUs, whatever the hardware
};

/// Adds `formant libtorch`; parsing fills `command`.
CLI::App* add_libtorch_options(CLI::App& app, LibTorchCommand& command);

/// Runs `formant libtorch`. Returns the exit code. `installer` is the folder of
/// `download-libtorch`; `used` is the LibTorch that is loaded already; empty if none is.
int run_libtorch_command(const LibTorchCommand& command, const Path& installer, const Path& used);

/// Reports on standard error that no LibTorch was found, where it was searched for, and what would
/// be downloaded.
void report_missing_libtorch(const LibTorchSearch& search, const Path& installer);

/// Shows a message in a dialog of the desktop, for a program that was started from its menu. Does
/// nothing if the desktop has no program for dialogs.
void show_missing_libtorch_in_dialog();

} // namespace formant
