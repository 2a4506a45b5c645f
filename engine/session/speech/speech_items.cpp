#include "engine/session/speech/speech_items.h"

#include "engine/base/text/nearest_name.h"
#include "engine/session/speech/speech_list.h"

#include <algorithm>

namespace formant {
namespace {

Result<void> read_all(const SpeechSources& sources, std::istream& standard_input,
                      SpeechItems& found) {
    for (const std::string& text : sources.texts) {
        if (text == "-")
            read_spoken_lines("standard input", standard_input, found);
        else
            add_speech_item({.text = text}, found);
    }
    for (const std::string& list : sources.lists)
        if (auto read = read_speech_list(list, found); !read)
            return read;
    return {};
}

std::vector<std::string> ids_of(const SpeechItems& found) {
    std::vector<std::string> ids;
    for (const SpeechItem& item : found.items)
        ids.push_back(item.id);
    for (const SpeechFault& fault : found.faults)
        ids.push_back(fault.id);
    return ids;
}

tl::unexpected<Error> no_such_id(const std::string& id, const std::vector<std::string>& known) {
    const auto nearest = nearest_name(id, known);
    return fail(
        ErrorKind::usage,
        nearest
            ? message(FORMANT_TR("session", "no text has the id '{id}'; did you mean '{nearest}'?"),
                      {{"id", id}, {"nearest", *nearest}})
            : message(FORMANT_TR("session", "no text has the id '{id}'"), {{"id", id}}));
}

Result<void> select_ids(const std::vector<std::string>& only, SpeechItems& found) {
    const std::vector<std::string> known = ids_of(found);
    for (const std::string& id : only)
        if (std::ranges::find(known, id) == known.end())
            return no_such_id(id, known);
    const auto is_excluded = [&](const auto& one) {
        return std::ranges::find(only, one.id) == only.end();
    };
    std::erase_if(found.items, is_excluded);
    std::erase_if(found.faults, is_excluded);
    return {};
}

} // namespace

Result<SpeechItems> collect_speech_items(const SpeechSources& sources,
                                         std::istream& standard_input) {
    SpeechItems found;
    if (auto read = read_all(sources, standard_input, found); !read)
        return fail(read.error());
    if (found.items.empty() && found.faults.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "nothing to speak: give --text or --list")));
    if (!sources.only.empty())
        if (auto kept = select_ids(sources.only, found); !kept)
            return fail(kept.error());
    return found;
}

} // namespace formant
