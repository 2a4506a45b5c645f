#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <functional>
#include <string>
#include <vector>

namespace formant {

/// A file to write: its name, and what writes it, which must leave no part of it if that fails.
struct NewFile {
    std::string name;
    std::function<Result<void>(const Path&)> write;
    std::string companion = {}; ///< another file that is written with it; empty: none
};

/// Writes files into a folder, one after the other, and returns their paths, without companions.
/// ErrorKind::usage if one of them exists already. If one cannot be written, those before it are
/// removed, so that the same command can be repeated.
Result<std::vector<std::string>> write_new_files(const Path& folder,
                                                 const std::vector<NewFile>& files);

/// Returns a file with this text.
NewFile text_file(std::string name, std::string text);

} // namespace formant
