#include "engine/data/corpus_summary.h"

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
    const MessageArg form = form_summary(corpus);
    if (names.size() == 1 && names.front() == SpeakerTable::nameless)
        return message(FORMANT_TR("data", "read as {form} with one speaker"), {{"form", form}});
    return message(
        FORMANT_TR("data", "read as {form} with {count} {speaker|speakers}: {names}"),
        {{"form", form}, {"count", std::to_string(names.size())}, {"names", joined_names(names)}},
        static_cast<std::int64_t>(names.size()));
}

} // namespace formant
