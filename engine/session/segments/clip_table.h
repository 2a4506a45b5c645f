#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// The metadata.csv of segmented recordings: the clips with their texts, as training reads them
/// (columns file and text). An empty text waits to be written or confirmed.
class ClipTable {
  public:
    /// Reads the table of a folder; an empty one if there is none. ErrorKind::data with file and
    /// line if it has other columns or an invalid row, which would be lost if it were written
    /// again.
    static Result<ClipTable> read(const Path& folder);

    /// Returns the text of a clip; nothing if it has no row.
    std::optional<std::string> text_of(const std::string& file) const;
    /// Returns true if the row of a clip has an empty text.
    bool lacks_text(const std::string& file) const { return text_of(file) == ""; }
    /// Adds the clip, or changes its text.
    void set_text(const std::string& file, const std::string& text);
    void remove(const std::string& file);
    bool is_empty() const { return rows_.empty(); }

    /// Replaces metadata.csv, or removes it if there are no rows.
    Result<void> write(const Path& folder) const;

  private:
    void index();

    std::vector<std::pair<std::string, std::string>> rows_; ///< file and text
    std::map<std::string, std::size_t> places_;             ///< of the files in `rows_`
};

/// Returns the metadata file of the folder.
Path clip_table_file(const Path& folder);

} // namespace formant
