#include "engine/data/segments/timed_text_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/lower_case.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/utf8_check.h"
#include "engine/data/segments/audacity_labels.h"
#include "engine/data/segments/subtitle_reader.h"
#include "engine/data/segments/text_grid.h"
#include "engine/text/unicode/text_encoding.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace formant {
namespace {

/// A day of captions has less than a tenth of it.
constexpr std::uint64_t max_bytes = std::uint64_t{64} << 20;

/// More than the words of a day, each of which has at most four lines of a TextGrid.
constexpr std::size_t max_texts = 500'000, max_lines = 4 * max_texts;

/// A shorter gap between two words is not a pause.
constexpr double word_pause_s = 0.25;

Result<void> check_utf8_lines(const Path& file, const std::string& text) {
    Utf8Check utf8(file);
    std::istringstream stream(text);
    for (const MetadataLine& line : lines_of(stream))
        if (auto good = utf8.check(line.number, line.text); !good)
            return good;
    return {};
}

/// Line ends of classic Mac OS and of Windows become '\n'.
std::string with_unix_lines(const std::string& text) {
    std::string lines;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r')
            lines += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            lines += '\n';
    return lines;
}

Result<void> check_count(const Path& file, std::size_t count, std::size_t limit) {
    if (count <= limit)
        return {};
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "{file} has more captions or labels than a day of "
                                           "speech; divide it, and the recording"),
                        {{"file", file.string()}}));
}

Result<std::string> read_text(const Path& file) {
    const auto bytes = read_file(file, max_bytes);
    if (!bytes)
        return fail(bytes.error());
    std::string text = with_unix_lines(utf8_of_unicode(*bytes));
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    if (const auto few = check_count(file, lines, max_lines); !few)
        return fail(few.error());
    return check_utf8_lines(file, text).map([&] { return std::move(text); });
}

Result<TimedTexts> parse(const Path& file, const std::string& text, const std::string& tier) {
    if (is_text_grid(text))
        return read_text_grid(file, text, tier, word_pause_s);
    if (is_subtitles(text))
        return read_subtitles(file, text);
    const std::string ending = lower_case(file.extension().string());
    if (ending == ".srt" || ending == ".vtt")
        return read_subtitles(file, text); // reports its first line
    if (ending == ".textgrid")
        return read_text_grid(file, text, tier, word_pause_s);
    return read_audacity_labels(file, text);
}

Result<void> check_has_texts(const Path& file, const TimedTexts& texts) {
    if (!texts.texts.empty())
        return {};
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "{file} holds no captions or labels; cut by silence "
                                           "instead"),
                        {{"file", file.string()}}));
}

/// A .txt file next to a recording is often its whole transcript, which has no times.
bool holds_labels(const Path& file) {
    const std::string line = first_line(file);
    return read_audacity_labels(file, line).has_value() && !line.empty();
}

/// Accepts "talk.srt" and, as downloads are named, "talk.en.srt" for "talk.mp3".
bool has_name_of(const Path& file, const Path& recording) {
    if (file.stem() == recording.stem())
        return true;
    const std::string language = lower_case(file.stem().extension().string());
    const bool is_code = language.size() >= 3 && language.size() <= 4 &&
                         std::ranges::all_of(language.substr(1), [](char letter) {
                             return letter >= 'a' && letter <= 'z';
                         });
    return is_code && file.stem().stem() == recording.stem();
}

} // namespace

Result<TimedTexts> read_timed_texts(const Path& file, const std::string& tier) {
    return read_text(file)
        .and_then([&](const std::string& text) { return parse(file, text, tier); })
        .and_then([&](TimedTexts texts) {
            return check_has_texts(file, texts)
                .and_then([&] { return check_count(file, texts.texts.size(), max_texts); })
                .map([&] { return std::move(texts); });
        });
}

std::vector<Path> timed_text_files_of(const Path& recording) {
    constexpr std::array endings = {".srt", ".vtt", ".textgrid", ".txt"};
    const Path folder = recording.has_parent_path() ? recording.parent_path() : Path(".");
    std::vector<Path> found;
    for (const Path& file : paths_in(folder)) {
        const std::string ending = lower_case(file.extension().string());
        if (has_name_of(file, recording) && std::ranges::find(endings, ending) != endings.end() &&
            (ending != ".txt" || holds_labels(file)))
            found.push_back(file);
    }
    std::ranges::sort(found);
    return found;
}

} // namespace formant
