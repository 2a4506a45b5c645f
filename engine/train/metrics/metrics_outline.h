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

/// No record is longer. A damaged file can be one line of any size.
constexpr std::size_t max_record_bytes = 16 << 20;

/// Calls `visit` for each complete line of a text, without its end. Skips an incomplete last line,
/// and all that follows a line of more than max_record_bytes.
template <class Visit>
void for_each_line(std::string_view text, Visit&& visit) {
    const auto next_end = [&text] { return text.substr(0, max_record_bytes).find('\n'); };
    for (std::size_t end = next_end(); end != text.npos; end = next_end()) {
        visit(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
}

} // namespace formant
