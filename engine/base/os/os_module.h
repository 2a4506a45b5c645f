#pragma once

#include "engine/base/paths.h"

#include <tl/expected.hpp>

#include <string>

namespace formant {

/// Returns the folder of libformant_engine.so and our other modules.
Path engine_folder();

/// Returns the path of the running program, for starting it again as a child.
Path program_file();

/// Opens a shared library for the lifetime of the program (global symbols). The error is the
/// message of the loader. open_engine_module() looks in engine_folder().
tl::expected<void*, std::string> open_module(const Path& file);
tl::expected<void*, std::string> open_engine_module(const std::string& name);

/// Returns the address of a symbol; null if the module has none of that name.
void* find_symbol(void* module, const std::string& name);

/// Returns the file of the module that contains the symbol; empty if it is unknown.
Path file_of_symbol(const void* symbol);

} // namespace formant
