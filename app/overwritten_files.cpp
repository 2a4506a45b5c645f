#include "app/overwritten_files.h"

#include "app/terminal_lines.h"
#include "engine/base/message.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {

void report_overwritten_files(std::int64_t count) {
    if (count > 0)
        print_error_line(fmt::format(
            "formant: {}",
            to_english(message(FORMANT_TR("app", "{count} of these files {was|were} already "
                                                 "there and {has|have} been overwritten"),
                               {{"count", std::to_string(count)}}, count))));
}

} // namespace formant
