#pragma once

namespace formant {

/// Reads by `read`, which returns a Result, and once more if that fails: for what is read ahead to
/// choose by, where an error is not reported. A disk that fails for a moment must not change the
/// choice; one that keeps failing is reported where the file is needed.
template <typename Read>
auto with_second_attempt(const Read& read) {
    auto first = read();
    if (!first)
        return read();
    return first;
}

} // namespace formant
