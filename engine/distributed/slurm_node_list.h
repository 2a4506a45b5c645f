#pragma once

#include <optional>
#include <string>

namespace formant {

/// Returns the first host of a list in Slurm's notation: "gpu[03-05,9],login" begins with "gpu03".
/// Returns nothing for an empty list or one without a host.
std::optional<std::string> first_host_of(const std::string& node_list);

} // namespace formant
