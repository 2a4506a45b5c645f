#pragma once

#include "engine/base/paths.h"

#include <tl/expected.hpp>

#include <string>

namespace formant {

/// The folder of libformant_engine.so; our other modules lie beside it.
Path engine_folder();

/// The program that runs, for starting it again as a child.
Path program_file();

/// Opens a shared library for the rest of the program's life (global symbols); the loader's own
/// words where that fails.
tl::expected<void*, std::string> open_module(const Path& file);
tl::expected<void*, std::string> open_module_beside_engine(const std::string& name);

/// Null where there is none of that name.
void* symbol_of(void* module, const std::string& name);

/// The file of the module that the symbol lies in; empty where nobody knows.
Path file_of_symbol(const void* symbol);

} // namespace formant
