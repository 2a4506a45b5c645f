#include "app/options/command_suggestion.h"

#include "engine/base/text/nearest_name.h"
#include "engine/base/text/shell_text.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace formant {
namespace {

/// A word by which other programs name a command of this one.
struct Synonym {
    std::string_view word;
    std::vector<std::string> means; ///< the arguments to use instead of the word
    bool takes_arguments = true;    ///< false: those behind the word do not fit
};

const std::vector<Synonym>& synonyms() {
    static const std::vector<Synonym> all = {
        {"train", {"--headless"}},
        {"training", {"--headless"}},
        {"headless", {"--headless"}},
        {"run", {"--headless"}},
        {"start", {"--headless"}},
        {"fit", {"--headless"}},
        {"resume", {"--headless"}},
        {"continue", {"--headless"}},
        {"finetune", {"--headless"}},
        {"fine-tune", {"--headless"}},
        {"queue", {"--headless", "--queue"}},
        {"test-model", {"--test-model"}},
        {"gui", {}},
        {"window", {}},
        {"studio", {}},
        {"version", {"--version"}, false},
        {"help", {"--help"}, false},
        {"speak", {"synth", "--help"}, false},
        {"say", {"synth", "--help"}, false},
        {"tts", {"synth", "--help"}, false},
        {"infer", {"synth", "--help"}, false},
        {"inference", {"synth", "--help"}, false},
        {"synthesize", {"synth"}},
        {"synthesise", {"synth"}},
        {"check", {"config", "check"}},
        {"validate", {"config", "check"}},
        {"show", {"config", "show"}},
        {"import", {"config", "import"}},
        {"settings", {"config", "help"}},
        {"convert", {"checkpoint", "convert"}},
        {"info", {"checkpoint", "info"}},
        {"inspect", {"checkpoint", "info"}},
        {"verify", {"checkpoint", "verify"}},
        {"list", {"checkpoint", "list"}},
        {"clean", {"checkpoint", "clean"}},
        {"bench", {"diagnose"}},
        {"benchmark", {"diagnose"}},
        {"profile", {"diagnose"}},
        {"devices", {"hardware"}, false},
        {"gpu", {"hardware"}, false},
        {"gpus", {"hardware"}, false},
        {"info-gpu", {"hardware"}, false},
        {"prepare", {"preprocess"}},
        {"preprocessing", {"preprocess"}},
        {"examine", {"doctor"}},
        {"dataset", {"doctor"}},
        {"corpus", {"doctor"}},
        {"kill", {"stop"}},
        {"cancel", {"stop"}},
        {"quit", {"stop"}},
        {"progress", {"status"}},
        {"ps", {"status"}},
    };
    return all;
}

/// Returns the place of the word that stands where a command would: the first, or the one after
/// --headless.
std::size_t place_of_command(const std::vector<std::string>& arguments) {
    return arguments.size() > 1 && arguments.front() == "--headless" ? 1 : 0;
}

std::string as_line(const std::vector<std::string>& arguments) {
    std::string line = "formant";
    for (const std::string& argument : arguments)
        line.append(" ").append(shell_word(argument));
    return line;
}

} // namespace

std::optional<std::string> suggested_command(const std::vector<std::string>& arguments,
                                             const std::vector<std::string>& commands) {
    const std::size_t place = place_of_command(arguments);
    std::error_code unreadable;
    if (place >= arguments.size() || arguments[place].starts_with('-') ||
        std::ranges::find(commands, arguments[place]) != commands.end() ||
        std::filesystem::exists(arguments[place], unreadable))
        return std::nullopt;
    const auto behind = arguments.begin() + static_cast<std::ptrdiff_t>(place) + 1;
    const auto other = std::ranges::find(synonyms(), arguments[place], &Synonym::word);
    std::vector<std::string> meant;
    if (other != synonyms().end())
        meant = other->means;
    else if (const auto name = nearest_name(arguments[place], commands))
        meant = {*name};
    else
        return std::nullopt;
    if (other == synonyms().end() || other->takes_arguments)
        meant.insert(meant.end(), behind, arguments.end());
    return as_line(meant);
}

} // namespace formant
