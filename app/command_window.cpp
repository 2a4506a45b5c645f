#include "app/command_window.h"

#include "app/exit_code.h"
#include "engine/base/os_module.h"

namespace formant {
namespace {

using OpenWindow = int (*)(int argc, char** argv);

Error no_window(const std::string& reason) {
    return {ErrorKind::usage,
            message(FORMANT_TR("app", "the window cannot be opened ({reason}). Train in the "
                                      "terminal: formant --headless --config my.yaml"),
                    {{"reason", reason}})};
}

} // namespace

int open_window(const char* program, const std::vector<std::string>& arguments) {
    auto module = open_module_beside_engine("libformant_ui.so");
    if (!module)
        return report(no_window(module.error()));
    auto* open = reinterpret_cast<OpenWindow>(symbol_of(*module, "formant_open_window"));
    if (open == nullptr)
        return report(no_window("libformant_ui.so is of another version"));
    std::vector<std::string> texts = {program};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return open(static_cast<int>(texts.size()), pointers.data());
}

} // namespace formant
