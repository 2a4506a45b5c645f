#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Version of LibTorch: major and minor have to be those that the program was built against.
struct LibTorchVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;
};

/// A place where LibTorch is searched for.
struct LibTorchPlace {
    std::string origin;  ///< "--libtorch", "FORMANT_LIBTORCH", "cache", ...
    Path folder;         ///< holds lib/ and include/; empty if the place names none
    std::string problem; ///< why it cannot be used; empty if it can
};

/// The places in the order in which they were searched. The search ends at the first that can be
/// used, and at one that the user gave and that cannot.
struct LibTorchSearch {
    std::vector<LibTorchPlace> places;

    /// Returns the folder to use; empty if there is none.
    Path found() const;
};

/// Reads the version from the headers of a LibTorch; nothing if it has none.
std::optional<LibTorchVersion> libtorch_version(const Path& folder);

/// Says why the program cannot use the LibTorch in `folder`; empty if it can.
std::string libtorch_problem(const Path& folder);

/// Searches in this order: the folder given by `--libtorch`, the variable FORMANT_LIBTORCH, what
/// `formant libtorch download` stored in the cache, the active virtual or conda environment, and
/// the torch of `python3`. Runs `python3` only if nothing else is found; does not import torch.
LibTorchSearch search_libtorch(const std::string& given);

/// Formats the places and what was found at each, one line a place.
std::string places_text(const LibTorchSearch& search);

} // namespace formant
