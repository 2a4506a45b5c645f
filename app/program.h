#pragma once

/// Runs the program and returns its exit code. Another module that is opened at run time finds it
/// by this name: the launcher of an installed program, which has to find LibTorch first.
extern "C" int formant_main(int argc, char** argv);
