#pragma once

#include <string>

namespace formant {

/// Returns a file name in the form in which names that people take for equal are equal: without
/// case, and in Unicode's canonical composition with case folding (NFKC_Casefold, Unicode Standard,
/// section 3.13). Bytes that are not UTF-8 become U+FFFD.
std::string folded_name(const std::string& name);

} // namespace formant
