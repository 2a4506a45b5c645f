#include "engine/data/segments/subtitle_reader.h"

#include "engine/data/readers/metadata_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

namespace formant {
namespace {

constexpr std::string_view arrow = "-->";

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::optional<double> whole_number(std::string_view digits) {
    constexpr std::size_t max_digits = 6;
    int value = 0;
    if (digits.empty() || digits.size() > max_digits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

/// Parses "01:02:03,456", "01:02:03.456" or "02:03.456"; the fraction may be missing.
std::optional<double> seconds_of(std::string_view text) {
    double seconds = 0, fraction = 0;
    if (const auto mark = text.find_first_of(".,"); mark != std::string_view::npos) {
        const std::string_view digits = text.substr(mark + 1);
        const auto value = whole_number(digits);
        if (!value)
            return std::nullopt;
        fraction = *value;
        for (std::size_t i = 0; i < digits.size(); ++i)
            fraction /= 10;
        text = text.substr(0, mark);
    }
    std::size_t fields = 0;
    for (const std::string& field : split_cells(std::string(text), ':')) {
        const auto value = whole_number(field);
        if (!value || ++fields > 3)
            return std::nullopt;
        seconds = seconds * 60 + *value;
    }
    return fields < 2 ? std::nullopt : std::optional(seconds + fraction);
}

/// Parses "A --> B settings"; nothing if it is another line.
std::optional<TimeSpan> times_of(std::string_view line) {
    const auto mark = line.find(arrow);
    if (mark == std::string_view::npos)
        return std::nullopt;
    const auto begin = seconds_of(trimmed(line.substr(0, mark)));
    const std::string_view rest = trimmed(line.substr(mark + arrow.size()));
    const auto end = seconds_of(rest.substr(0, rest.find_first_of(" \t")));
    return begin && end ? std::optional(TimeSpan{*begin, *end}) : std::nullopt;
}

/// Replaces the character references that captions use; others stay as they are.
std::string without_references(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> references = {
        {{"&nbsp;", " "},
         {"&lrm;", ""},
         {"&rlm;", ""},
         {"&lt;", "<"},
         {"&gt;", ">"},
         {"&quot;", "\""},
         {"&#39;", "'"},
         {"&amp;", "&"}}};
    std::string meant;
    for (std::size_t place = 0; place < text.size();) {
        const auto begins_here = [&](const auto& reference) {
            return text.substr(place).starts_with(reference.first);
        };
        const auto found =
            text[place] == '&' ? std::ranges::find_if(references, begins_here) : references.end();
        if (found != references.end()) {
            meant += found->second;
            place += found->first.size();
        } else {
            meant += text[place++];
        }
    }
    return meant;
}

/// Returns true if the text between '<' and '>' is markup, and not a sign in a sentence: "a < b".
bool is_markup(std::string_view tag) {
    return !tag.empty() && tag.size() < 200 && tag.find('<') == std::string_view::npos &&
           (tag[0] == '/' || (tag[0] | 0x20) >= 'a');
}

/// Returns the beginning of the line up to the sign; empty if it is not near.
std::string_view enclosed(std::string_view line, char sign) {
    constexpr std::size_t max_length = 1000;
    const auto end = line.substr(0, max_length).find(sign);
    return end == std::string_view::npos ? std::string_view() : line.substr(0, end + 1);
}

/// Collects the text of a caption, and its parts where it has times.
class CaptionText {
  public:
    explicit CaptionText(TimedText& caption)
        : caption_(caption), part_begin_(caption.span.begin_s) {}

    void add_line(std::string_view line) {
        if (!run_.empty())
            run_ += ' ';
        while (!line.empty()) {
            std::size_t length = take_markup(line);
            if (length == 0)
                run_ += line[length++];
            line.remove_prefix(length);
        }
    }
    void finish() {
        const bool has_times = is_timed_;
        end_part(caption_.span.end_s);
        if (!has_times)
            caption_.parts.clear();
        caption_.text = single_spaced(all_);
    }

  private:
    /// Returns the length of the markup with which the line begins.
    std::size_t take_markup(std::string_view line) {
        if (line.starts_with("{\\")) // of SubStation Alpha
            return enclosed(line, '}').size();
        const auto tag = line[0] == '<' ? enclosed(line, '>') : std::string_view();
        return !tag.empty() && take_tag(tag.substr(1, tag.size() - 2)) ? tag.size() : 0;
    }
    bool take_tag(std::string_view tag) {
        const auto time = seconds_of(tag);
        if (!time)
            return is_markup(tag);
        is_timed_ = true;
        end_part(*time);
        return true;
    }
    /// Times that do not ascend within the caption give no parts.
    void end_part(double end_s) {
        const std::string text = single_spaced(without_references(run_));
        all_ += without_references(run_);
        run_.clear();
        if (!text.empty())
            caption_.parts.push_back({{part_begin_, end_s}, text});
        if (end_s < part_begin_ || end_s > caption_.span.end_s)
            is_timed_ = false;
        part_begin_ = end_s;
    }

    TimedText& caption_;
    double part_begin_;
    std::string run_; ///< since the last time
    std::string all_;
    bool is_timed_ = false;
};

/// Returns true for the blocks of WebVTT that are no captions.
bool begins_other_block(std::string_view line) {
    for (const std::string_view name : {"NOTE", "STYLE", "REGION"})
        if (line.starts_with(name) &&
            (line.size() == name.size() || line[name.size()] == ' ' || line[name.size()] == '\t'))
            return true;
    return false;
}

tl::unexpected<Error> no_times(const Path& file, const MetadataLine& line) {
    return broken_line(file, line.number,
                       FORMANT_TR("data", "{place}: expected the times of a caption, such as "
                                          "00:00:01,000 --> 00:00:02,500; it is '{found}'"),
                       {{"found", line.text}});
}

using Block = std::vector<MetadataLine>;

/// Returns the lines between blank lines together.
std::vector<Block> blocks_of(const std::vector<MetadataLine>& lines) {
    std::vector<Block> blocks;
    for (const MetadataLine& line : lines) {
        if (blocks.empty() || blocks.back().back().number + 1 != line.number)
            blocks.emplace_back();
        blocks.back().push_back(line);
    }
    return blocks;
}

/// Reads a caption, whose times are in the first or second line.
Result<TimedText> read_caption(const Path& file, const Block& block) {
    std::size_t times_line = 0;
    auto times = times_of(block[0].text);
    if (!times && block.size() > 1) {
        times = times_of(block[1].text);
        times_line = 1;
    }
    if (!times)
        return no_times(file, block[0].text.find(arrow) == std::string::npos && block.size() > 1
                                  ? block[1]
                                  : block[0]);
    if (times->end_s < times->begin_s)
        return broken_line(file, block[times_line].number,
                           FORMANT_TR("data", "{place}: the caption ends before it begins"));
    TimedText caption{*times, {}, {}, block[times_line].number};
    CaptionText text(caption);
    for (std::size_t i = times_line + 1; i < block.size(); ++i)
        text.add_line(block[i].text);
    text.finish();
    return caption;
}

} // namespace

bool is_subtitles(const std::string& text) {
    if (text.starts_with("WEBVTT"))
        return true;
    std::istringstream lines(text);
    std::size_t number = 0;
    while (const auto line = line_after(number, lines)) {
        if (times_of(line->text))
            return true;
        number = line->number;
    }
    return false;
}

Result<TimedTexts> read_subtitles(const Path& file, const std::string& text) {
    std::istringstream stream(text);
    std::vector<Block> blocks = blocks_of(lines_of(stream));
    if (!blocks.empty() && blocks.front().front().text.starts_with("WEBVTT"))
        blocks.erase(blocks.begin());
    TimedTexts captions;
    for (const Block& block : blocks) {
        if (begins_other_block(block.front().text))
            continue;
        auto caption = read_caption(file, block);
        if (!caption)
            return fail(caption.error());
        if (!caption->text.empty() && caption->span.seconds() > 0)
            captions.texts.push_back(std::move(*caption));
    }
    return captions;
}

} // namespace formant
