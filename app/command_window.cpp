#include "app/command_window.h"

#include "app/exit_code.h"
#include "engine/base/os_module.h"
#include "ui/entry.h"

namespace formant {
namespace {

Error no_window(const std::string& reason) {
    return {ErrorKind::usage,
            message(FORMANT_TR("app", "the window cannot be opened ({reason}). Train in the "
                                      "terminal: formant --headless --config my.yaml"),
                    {{"reason", reason}})};
}

} // namespace

int open_window(const char* program, const RunRequest& request) {
    auto module = open_module_beside_engine("libformant_ui.so");
    if (!module)
        return report(no_window(module.error()));
    auto* open =
        reinterpret_cast<decltype(&formant_open_window)>(symbol_of(*module, "formant_open_window"));
    if (open == nullptr)
        return report(no_window("libformant_ui.so is of another version"));
    return open(program, request);
}

} // namespace formant
