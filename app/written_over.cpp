#include "app/written_over.h"

#include "engine/base/message.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {

void tell_of_written_over(std::int64_t count) {
    if (count > 0)
        fmt::print(stderr, "formant: {}\n",
                   to_english(message(FORMANT_TR("app", "{count} of these files {was|were} there "
                                                        "before, and {is|are} written over"),
                                      {{"count", std::to_string(count)}}, count)));
}

} // namespace formant
