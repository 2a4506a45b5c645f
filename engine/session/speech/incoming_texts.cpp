#include "engine/session/speech/incoming_texts.h"

#include "engine/session/speech/speech_list.h"

#include <sstream>
#include <utility>

namespace formant {
namespace {

Error only_with_standard_input() {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "--only cannot be used with standard input: the ids of "
                                          "its lines are not known in advance"))};
}

bool is_empty(const SpeechItems& found) {
    return found.items.empty() && found.faults.empty();
}

} // namespace

Result<IncomingTexts> IncomingTexts::create(const SpeechSources& sources,
                                            std::istream& standard_input) {
    SpeechSources known = sources;
    const bool reads_lines = std::erase(known.texts, "-") > 0;
    if (reads_lines && !sources.only.empty())
        return fail(only_with_standard_input());
    if (reads_lines && known.texts.empty() && known.lists.empty())
        return IncomingTexts({}, &standard_input);
    std::istringstream no_lines;
    return collect_speech_items(known, no_lines).map([&](SpeechItems found) {
        return IncomingTexts(std::move(found), reads_lines ? &standard_input : nullptr);
    });
}

SpeechItems IncomingTexts::next() {
    SpeechItems found = std::exchange(known_, {});
    if (is_empty(found) && lines_ != nullptr) {
        found.before = returned_;
        if (const auto line = line_after(line_, *lines_)) {
            line_ = line->number;
            add_spoken_line("standard input", *line, found);
        }
    }
    returned_ += found.items.size() + found.faults.size();
    return found;
}

} // namespace formant
