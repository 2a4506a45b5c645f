#include "engine/session/segments/suggested_texts.h"

#include "engine/session/segments/segment_folder.h"

#include <algorithm>

namespace formant {
namespace {

std::vector<SuggestedText> waiting_texts(const ClipRecords& records, const ClipTable& table) {
    std::vector<SuggestedText> waiting;
    for (const ClipRecord& record : records)
        if (!record.suggestion.empty() && table.lacks_text(record.file))
            waiting.push_back({record.file, record.suggestion, record.span.seconds()});
    return waiting;
}

Result<void> check_unedited(const Path& folder) {
    const std::string edited = edited_clip_metadata(folder);
    if (edited.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{edited} holds your edits of these clips; write the "
                                              "other texts on the Data page, too, or delete that "
                                              "file if the edits are not needed"),
                        {{"edited", edited}}));
}

Result<void> check_waits(const SegmentFolder& folder, const SuggestedText& text) {
    const auto waiting = waiting_texts(folder.records, folder.table);
    if (std::ranges::any_of(waiting, [&](const auto& one) { return one.file == text.file; }))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} has no suggested text that waits to be "
                                              "confirmed"),
                        {{"file", text.file}}));
}

} // namespace

Result<std::vector<SuggestedText>> suggested_texts(const std::string& folder) {
    return read_clip_records(folder).and_then([&](const ClipRecords& records) {
        return ClipTable::read(folder).map(
            [&](const ClipTable& table) { return waiting_texts(records, table); });
    });
}

Result<std::int64_t> confirm_suggestions(const std::string& folder,
                                         const std::optional<std::vector<SuggestedText>>& texts) {
    if (auto unedited = check_unedited(folder); !unedited)
        return fail(unedited.error());
    auto opened = SegmentFolder::open_existing(folder);
    if (!opened)
        return fail(opened.error());
    SegmentFolder& clips = **opened;
    const auto confirmed = texts.value_or(waiting_texts(clips.records, clips.table));
    for (const SuggestedText& text : confirmed)
        if (auto waits = check_waits(clips, text); !waits)
            return fail(waits.error());
    for (const SuggestedText& text : confirmed)
        clips.table.set_text(text.file, single_spaced(text.text));
    return clips.table.write(clips.path()).map([&] {
        return static_cast<std::int64_t>(confirmed.size());
    });
}

} // namespace formant
