#include "engine/session/report/run_log.h"

#include "engine/base/atomic_file.h"
#include "engine/train/metrics/metrics_outline.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace formant {
namespace {

constexpr std::uint64_t max_log_bytes = 64 << 20;
constexpr std::size_t time_length = 19;
constexpr std::size_t name_width = 12; // of a row of the hardware report

struct LogLine {
    std::string_view time;
    std::string_view text;
};

/// Splits "2026-11-30 10:02:30 info: TEXT" (base/log); nothing for another line.
std::optional<LogLine> split_line(std::string_view line) {
    const auto colon = line.find(": ", time_length);
    const bool has_time =
        line.size() > time_length && line[4] == '-' && line[13] == ':' && line[time_length] == ' ';
    if (!has_time || colon == std::string_view::npos)
        return std::nullopt;
    return LogLine{line.substr(0, time_length), line.substr(colon + 2)};
}

std::string_view trimmed(std::string_view text) {
    const auto begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// A report begins with the row of this name.
constexpr std::string_view first_row = "Platform";

/// Returns the name of a row of the hardware report; empty for the continuation of one, and nothing
/// for any other line.
std::optional<std::string_view> row_name(std::string_view text) {
    if (text.size() <= name_width || text[name_width - 1] != ' ')
        return std::nullopt;
    const std::string_view name = trimmed(text.substr(0, name_width));
    const bool is_row = name.empty() || name == first_row || name == "CPU" || name == "Versions" ||
                        name.starts_with("GPU");
    return is_row ? std::optional(name) : std::nullopt;
}

/// Reads one line after the other into a RunLog.
class LogReader {
  public:
    void read(const LogLine& line) {
        if (log_.first_line_at.empty())
            log_.first_line_at = line.time;
        log_.last_line_at = line.time;
        if (!read_hardware(line))
            read_sentence(line.text);
    }
    RunLog take() { return std::move(log_); }

  private:
    bool read_hardware(const LogLine& line) {
        const auto name = row_name(line.text);
        const bool continues = name && name->empty();
        if (!name || (continues && !is_in_row_)) {
            is_in_row_ = false;
            return false;
        }
        if (*name == first_row)
            start(line.time);
        is_in_row_ = true;
        const std::string value(trimmed(line.text.substr(name_width)));
        if (continues)
            log_.hardware.back().second += ", " + value;
        else
            log_.hardware.emplace_back(*name, value);
        return true;
    }
    void start(std::string_view time) {
        log_.starts.emplace_back(time);
        log_.hardware.clear();
        log_.device.clear();
        log_.recordings.clear();
        log_.duration.clear();
        log_.speakers.clear();
    }
    void read_sentence(std::string_view text) {
        constexpr std::string_view device = "runs on ", duration = " of audio to train on";
        const bool counts = !text.empty() && text.front() >= '0' && text.front() <= '9';
        if (text.starts_with(device))
            log_.device = text.substr(device.size());
        else if (text.ends_with(duration))
            log_.duration = text.substr(0, text.size() - duration.size());
        else if (counts && text.find(" to train on, ") != std::string_view::npos)
            log_.recordings = text;
        else if (counts && text.find(" speakers: ") != std::string_view::npos)
            log_.speakers = text;
    }

    RunLog log_;
    bool is_in_row_ = false; ///< the last line was a row of the hardware report
};

} // namespace

RunLog parse_run_log(std::string_view text) {
    LogReader reader;
    for_each_line(text, [&](std::string_view line) {
        if (const auto split = split_line(line))
            reader.read(*split);
    });
    return reader.take();
}

Result<RunLog> read_run_log(const Path& run_folder) {
    return read_file(run_folder / "log.txt", max_log_bytes).map([](const std::string& text) {
        return parse_run_log(text);
    });
}

} // namespace formant
