#include "engine/data/corpus_summary.h"

#include "engine/data/folder_speakers.h"
#include "engine/data/speaker_table.h"

#include <fmt/format.h>

namespace formant {
namespace {

Message role_name(ColumnRole role) {
    switch (role) {
    case ColumnRole::recording:
        return message(FORMANT_TR("data", "recording"));
    case ColumnRole::text:
        return message(FORMANT_TR("data", "text"));
    case ColumnRole::normalized_text:
        return message(FORMANT_TR("data", "normalized text"));
    case ColumnRole::speaker:
        return message(FORMANT_TR("data", "speaker"));
    case ColumnRole::language:
        return message(FORMANT_TR("data", "language"));
    case ColumnRole::start:
        return message(FORMANT_TR("data", "start"));
    case ColumnRole::ignored:
        break;
    }
    return message(FORMANT_TR("data", "ignored"));
}

/// Returns format and columns.
Message form_summary(const Corpus& corpus) {
    const Message columns = columns_summary(corpus.columns);
    if (columns.empty())
        return message({"", "{format}"}, {{"format", corpus.format}});
    return message({"", "{format} ({columns})"}, {{"format", corpus.format}, {"columns", columns}});
}

Message one_speaker_summary(const Corpus& corpus) {
    const std::vector<std::string> folders = possible_folder_speakers(corpus);
    const MessageArg form = form_summary(corpus);
    if (folders.empty())
        return message(FORMANT_TR("data", "read as {form} with one speaker"), {{"form", form}});
    return message(
        FORMANT_TR("data", "read as {form} with one speaker, in {count} folders: {names}. If each "
                           "folder is a speaker, set data.folders_are_speakers"),
        {{"form", form},
         {"count", std::to_string(folders.size())},
         {"names", joined_names(folders)}});
}

} // namespace

Message columns_summary(const CorpusColumns& columns) {
    Message list;
    for (const ColumnRole role : columns.roles) {
        const std::string name = fmt::format("c{}", list.args.size());
        list.text += fmt::format("{}{{{}}}", list.text.empty() ? "" : " | ", name);
        list.args.emplace_back(name, role_name(role));
    }
    return list;
}

Message corpus_summary(const Corpus& corpus) {
    const SpeakerTable speakers = speakers_of(corpus);
    const std::vector<std::string>& names = speakers.names();
    if (names.size() == 1 && names.front() == SpeakerTable::nameless)
        return one_speaker_summary(corpus);
    const MessageArg form = form_summary(corpus);
    return message(
        FORMANT_TR("data", "read as {form} with {count} {speaker|speakers}: {names}"),
        {{"form", form}, {"count", std::to_string(names.size())}, {"names", joined_names(names)}},
        static_cast<std::int64_t>(names.size()));
}

} // namespace formant
