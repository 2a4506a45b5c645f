#pragma once

#include "engine/base/result.h"
#include "engine/session/segments/segment_cutting.h"
#include "tests/support/temporary_folder.h"

#include <string>

namespace formant::test {

/// A recording of three seconds of speech, at 1 to 2, 3 to 4 and 5 to 6 s, and its captions.
struct Talk {
    TemporaryFolder folder;
    Path recording = folder / "talk.wav";
    Path clips = folder / "clips";

    Talk();

    /// Writes such a recording with 16 or 24 bits.
    static void write_recording(const Path& file, std::int64_t rate_hz, bool is_deep = false);
    void write(const std::string& name, const std::string& text) const;
    void write_captions() const; ///< talk.srt
    SegmentRequest request() const;
    /// Plans and cuts.
    static Result<SegmentedCorpus> cut(const SegmentRequest& made);
    Result<SegmentedCorpus> cut() const { return cut(request()); }
    /// Returns metadata.csv of the clips; empty if there is none.
    std::string metadata() const;
};

} // namespace formant::test
