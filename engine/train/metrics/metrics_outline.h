#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace formant {

/// What a first, quick look at the text of a metrics.jsonl tells: how much there is, and which
/// records a later resume made void.
class MetricsOutline {
  public:
    explicit MetricsOutline(std::string_view metrics);

    std::int64_t train_lines() const { return train_lines_; }
    std::int64_t hardware_lines() const { return hardware_lines_; }
    /// Records of later steps in a line that begins there are void.
    std::int64_t last_valid_step(const char* line) const;

  private:
    struct Resume {
        const char* line;
        std::int64_t lowest_step; ///< of it and those behind it
    };
    void look_at(std::string_view line);

    std::vector<Resume> resumes_; ///< in the order of the lines
    std::int64_t train_lines_ = 0;
    std::int64_t hardware_lines_ = 0;
};

/// Goes through the whole lines of a text, without their ends; what follows the last end is left.
template <class Visit>
void for_each_line(std::string_view text, Visit&& visit) {
    for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
        visit(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
}

} // namespace formant
