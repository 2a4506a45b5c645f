#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <map>
#include <string>

namespace formant {

/// Recognizes rows that name parts of a recording (start, offset) instead of whole files. They
/// would train the whole recording on the text of one part.
class RecordingParts {
  public:
    /// Adds a row. `start`: where it begins in the recording, as written; empty: not given. A file
    /// that several rows name has parts if one of them does not begin at zero; a single row with a
    /// start may be a file that was cut already.
    void add(const std::string& file, const std::string& start);
    /// Adds a row whose start is certainly one in this file (NeMo's `offset`).
    void add_certain(const std::string& file, const std::string& start);

    /// ErrorKind::data if the row is such a part.
    Result<void> check(const Path& metadata, std::size_t line, const std::string& file,
                       const std::string& start) const;

  private:
    struct Rows {
        int count = 0;
        bool has_start = false, is_certain = false;
    };
    std::map<std::string, Rows> files_;
};

} // namespace formant
