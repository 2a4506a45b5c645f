#pragma once

/// Opens the window and runs it to its end; the program's exit code. `formant` loads this module
/// only when a window is wanted, so that a server needs no Qt.
extern "C" int formant_open_window(int argc, char** argv);
