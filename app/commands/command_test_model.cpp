#include "app/commands/command_test_model.h"

#include "app/exit_code.h"
#include "app/terminal_lines.h"
#include "engine/session/training/model_check.h"

namespace formant {

int test_model(const RunRequest& request) {
    auto lines = check_model(request);
    if (!lines)
        return report(lines.error());
    for (const Message& line : *lines)
        print_line(to_english(line));
    return 0;
}

} // namespace formant
