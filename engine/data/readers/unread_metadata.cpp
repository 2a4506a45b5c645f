#include "engine/data/readers/unread_metadata.h"

#include "engine/base/text/lower_case.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace formant {
namespace {

constexpr std::array<std::string_view, 11> unread_suffixes = {
    ".xlsx", ".xls", ".ods", ".parquet",  ".arrow", ".scp",
    ".srt",  ".vtt", ".eaf", ".textgrid", ".stm"};

} // namespace

Result<std::optional<Path>> find_unread_metadata(const Path& folder, const WalkControl& control) {
    std::optional<Path> found;
    return walk_files(folder, control,
                      [&](const Path& file) {
                          const std::string suffix = lower_case(file.extension().string());
                          if (std::ranges::find(unread_suffixes, suffix) != unread_suffixes.end())
                              found = file;
                          return !found;
                      })
        .map([&] { return found; });
}

} // namespace formant
