#include "engine/session/segments/segment_undo.h"

#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"
#include "engine/session/segments/segment_folder.h"

#include <set>

namespace formant {
namespace {

Result<void> check_no_edits(const Path& folder) {
    const std::string edited = edited_clip_metadata(folder);
    if (edited.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{edited} holds your edits of these clips, and would "
                                              "name clips that are gone; delete it first if the "
                                              "edits are not needed"),
                        {{"edited", edited}}));
}

bool is_unchanged(const SegmentFolder& folder, const ClipRecord& record) {
    const Path file = folder.path() / record.file;
    const auto text = folder.table.text_of(record.file);
    const bool has_our_text =
        !text || *text == record.text || (record.text.empty() && *text == record.suggestion);
    if (!has_our_text)
        return false;
    if (!path_exists(file))
        return true; // somebody has removed it
    const auto hash = sha256_of_file(file);
    return hash && *hash == record.sha256;
}

} // namespace

Result<UndoneSegmentation> undo_segmentation(const std::string& folder) {
    if (auto unedited = check_no_edits(folder); !unedited)
        return fail(unedited.error());
    auto opened = SegmentFolder::open_existing(folder);
    if (!opened)
        return fail(opened.error());
    SegmentFolder& clips = **opened;
    if (clips.records.empty())
        return UndoneSegmentation(); // clips that were only half made are removed
    const std::int64_t last = last_segmentation(clips.records);
    if (last == 0)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "all segmentations into {folder} were undone; "
                                                  "the clips that remain were changed"),
                            {{"folder", folder}}));
    UndoneSegmentation undone;
    std::vector<std::string> removed;
    ClipRecords remaining;
    for (ClipRecord& record : clips.records) {
        if (record.segmentation != last || !is_unchanged(clips, record)) {
            if (record.segmentation == last) {
                undone.kept.push_back((clips.path() / record.file).string());
                record.segmentation = 0;
            }
            remaining.push_back(record);
            continue;
        }
        removed.push_back(record.file);
        clips.table.remove(record.file);
    }
    clips.records = std::move(remaining);
    undone.removed = static_cast<std::int64_t>(removed.size());
    undone.remaining = static_cast<std::int64_t>(clips.records.size() - undone.kept.size());
    return clips.begin_change(removed).and_then([&] { return clips.commit_change(); }).map([&] {
        return std::move(undone);
    });
}

bool can_undo_segmentation(const std::string& folder) {
    const auto records = read_clip_records(folder);
    return records && last_segmentation(*records) > 0;
}

} // namespace formant
