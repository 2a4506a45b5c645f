#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace formant {

/// Result of a first, fast scan of a metrics.jsonl: the number of records, and the records that a
/// later resume invalidated.
class MetricsOutline {
  public:
    explicit MetricsOutline(std::string_view metrics);

    std::int64_t train_lines() const { return train_lines_; }
    std::int64_t hardware_lines() const { return hardware_lines_; }
    /// Returns the last valid step for the line that starts at `line`; records of later steps are
    /// invalid.
    std::int64_t last_valid_step(const char* line) const;

  private:
    struct Resume {
        const char* line;
        std::int64_t lowest_step; ///< of this and all later resumes
    };
    void scan_line(std::string_view line);

    std::vector<Resume> resumes_; ///< in the order of the lines
    std::int64_t train_lines_ = 0;
    std::int64_t hardware_lines_ = 0;
};

/// Calls `visit` for each complete line of a text, without its end. Skips an incomplete last line.
template <class Visit>
void for_each_line(std::string_view text, Visit&& visit) {
    for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
        visit(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
}

} // namespace formant
