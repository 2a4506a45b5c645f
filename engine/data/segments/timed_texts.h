#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace formant {

/// A part of a recording, in seconds from its start.
struct TimeSpan {
    double begin_s = 0;
    double end_s = 0;

    double seconds() const { return end_s - begin_s; }
    bool operator==(const TimeSpan&) const = default;
};

/// A part of a text whose own time is known: one or several letters' worth of speech, usually a
/// word.
struct TimedWord {
    TimeSpan span;
    std::string text;

    bool operator==(const TimedWord&) const = default;
};

/// A text that is spoken in a part of a recording.
struct TimedText {
    TimeSpan span;
    std::string text;             ///< empty: unknown
    std::vector<TimedWord> parts; ///< in order; empty: only the times of the whole are known
    std::size_t line = 0;         ///< in the file, from 1
};

/// The texts of a recording, as a file of captions or labels holds them.
struct TimedTexts {
    std::vector<TimedText> texts; ///< in the order of the file
    /// True for labels that were placed in the sound. Captions are placed to be read, so that they
    /// often begin and end a little beyond their words.
    bool is_exact = false;
};

/// Appends the text that follows: after a space, except in scripts that write none between words
/// (Chinese, Japanese, Thai).
void append_text(std::string& text, const std::string& next);

/// Returns the text with white space (Unicode) as single spaces, and none at its ends.
std::string single_spaced(const std::string& text);

} // namespace formant
