#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace formant::test {

/// Reads untrusted bytes with the code of one kind of file or message. A target ends the process if
/// the program would call the input an internal error; all other results count as handled.
struct FuzzTarget {
    std::string name;
    std::function<void(std::string_view bytes)> read;
};

const std::vector<FuzzTarget>& fuzz_targets();

/// Returns null if there is none of this name.
const FuzzTarget* find_fuzz_target(std::string_view name);

} // namespace formant::test
