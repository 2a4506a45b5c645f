#include "engine/synth/saved_texts.h"

namespace formant {

Result<std::vector<std::string>> saved_texts(const StateTree& checkpoint,
                                             const std::string& entry) {
    const auto list = checkpoint.get<StateTree::List>(entry);
    if (!list)
        return fail(list.error());
    std::vector<std::string> texts;
    for (const StateTree& one : *list) {
        const auto* text = std::get_if<std::string>(&one.value());
        if (text == nullptr)
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("synth", "the checkpoint's list of {entry} is damaged. "
                                                    "Use an older checkpoint"),
                                {{"entry", entry}}));
        texts.push_back(*text);
    }
    return texts;
}

} // namespace formant
