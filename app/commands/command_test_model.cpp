#include "app/commands/command_test_model.h"

#include "app/exit_code.h"
#include "engine/session/training/model_check.h"

#include <cstdio>

namespace formant {

int test_model(const RunRequest& request) {
    auto lines = check_model(request);
    if (!lines)
        return report(lines.error());
    for (const Message& line : *lines)
        std::printf("%s\n", to_english(line).c_str());
    return 0;
}

} // namespace formant
