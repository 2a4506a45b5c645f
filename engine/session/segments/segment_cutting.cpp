#include "engine/session/segments/segment_cutting.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/bytes_text.h"
#include "engine/base/text/time_text.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/session/segments/clip_cutting.h"
#include "engine/session/segments/clip_names.h"
#include "engine/session/segments/segment_folder.h"
#include "engine/session/segments/segment_transcription.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

Result<void> check_free_space(const SegmentFolder& folder,
                              const std::vector<const PlannedRecording*>& plans) {
    std::uint64_t needed = 0;
    for (const PlannedRecording* plan : plans)
        needed += bytes_of_clips(*plan);
    const std::uint64_t there = free_bytes(folder.path());
    if (there == 0 || there >= needed)
        return {};
    return fail(Error{ErrorKind::disk,
                      message(FORMANT_TR("session", "the clips need {needed}, but {folder} has "
                                                    "{there} of free space; free some, or choose "
                                                    "another folder"),
                              {{"needed", bytes_text(needed)},
                               {"there", bytes_text(there)},
                               {"folder", folder.path().string()}}),
                      true});
}

bool is_same_cut(const ClipRecord& record, const PlannedSegment& segment) {
    constexpr double tolerance_s = 1e-5; // of the written times
    return std::abs(record.span.begin_s - segment.span.begin_s) < tolerance_s &&
           std::abs(record.span.end_s - segment.span.end_s) < tolerance_s &&
           record.text == segment.text;
}

/// Returns true if the folder has the same clips of the recording, false if it has none of it.
Result<bool> is_cut_already(const SegmentFolder& folder, const PlannedRecording& plan) {
    std::vector<const ClipRecord*> found;
    for (const ClipRecord& record : folder.records)
        if (record.source_sha256 == plan.sha256)
            found.push_back(&record);
    if (found.empty())
        return false;
    const bool is_equal = std::ranges::equal(found, plan.plan.segments,
                                             [](const ClipRecord* record, const auto& segment) {
                                                 return is_same_cut(*record, segment);
                                             });
    if (is_equal)
        return true;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} has clips of {file} that were cut with "
                                              "other settings or texts; undo that first, or "
                                              "choose another folder"),
                        {{"folder", folder.path().string()}, {"file", plan.recording}}));
}

Message already_cut_note(const PlannedRecording& plan) {
    return message(FORMANT_TR("session", "{file} was cut into these clips before"),
                   {{"file", plan.recording}});
}

/// Returns the plans that are still to be cut.
Result<std::vector<const PlannedRecording*>> new_plans(const SegmentFolder& folder,
                                                       const std::vector<PlannedRecording>& plans,
                                                       std::vector<Message>& notes) {
    std::vector<const PlannedRecording*> wanted;
    for (const PlannedRecording& plan : plans) {
        const auto is_cut = is_cut_already(folder, plan);
        if (!is_cut)
            return fail(is_cut.error());
        if (*is_cut)
            notes.push_back(already_cut_note(plan));
        else if (!plan.plan.segments.empty())
            wanted.push_back(&plan);
    }
    return wanted;
}

ClipRecord clip_record(const PlannedRecording& plan, std::size_t i, const std::string& name,
                       const std::string& hash, std::int64_t segmentation) {
    const PlannedSegment& segment = plan.plan.segments[i];
    return {"wavs/" + name,
            hash,
            plan.recording,
            plan.sha256,
            segment.span,
            segment.text,
            segment.line == 0 ? "" : place_of(plan.text_file, segment.line),
            "",
            "",
            segmentation,
            time_now_text()};
}

/// Cuts all plans into a folder as one change.
class Cutting {
  public:
    Cutting(SegmentFolder& folder, const SegmentRequest& request,
            const CancellationToken& cancellation, const SegmentProgressCallback& on_progress)
        : folder_(folder), request_(request), cancellation_(cancellation),
          on_progress_(on_progress), segmentation_(last_segmentation(folder.records) + 1) {}

    Result<void> run(const std::vector<const PlannedRecording*>& plans, SegmentedCorpus& corpus) {
        if (plans.empty())
            return {};
        auto done = check_free_space(folder_, plans)
                        .and_then([&] { return begin(plans); })
                        .and_then([&] { return cut_all(plans, corpus); })
                        .and_then([&] { return folder_.commit_change(); });
        if (!done) {
            folder_.abandon_change();
            corpus = {};
        }
        return done;
    }

  private:
    Result<void> begin(const std::vector<const PlannedRecording*>& plans) {
        std::set<std::string> taken = folder_.clip_names();
        std::vector<std::string> files;
        for (const PlannedRecording* plan : plans) {
            names_.push_back(new_clip_names(plan->recording, plan->plan.segments.size(), taken));
            for (const std::string& name : names_.back())
                files.push_back("wavs/" + name);
            seconds_ += plan->seconds;
        }
        return folder_.begin_change(files);
    }
    Result<void> cut_all(const std::vector<const PlannedRecording*>& plans,
                         SegmentedCorpus& corpus) {
        for (std::size_t i = 0; i < plans.size(); ++i) {
            const auto hashes =
                cut_clips(*plans[i], names_[i], folder_.path() / "wavs", request_, cancellation_,
                          [&](double seconds) { report_progress(seconds); });
            if (!hashes)
                return fail(hashes.error());
            add_clips(*plans[i], names_[i], *hashes);
            done_s_ += plans[i]->seconds;
            corpus.new_clips += static_cast<std::int64_t>(hashes->size());
            corpus.new_seconds += plans[i]->plan.seconds();
        }
        return {};
    }
    void add_clips(const PlannedRecording& plan, const std::vector<std::string>& names,
                   const std::vector<std::string>& hashes) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            folder_.records.push_back(clip_record(plan, i, names[i], hashes[i], segmentation_));
            folder_.table.set_text(folder_.records.back().file, folder_.records.back().text);
        }
    }
    void report_progress(double seconds) const {
        if (on_progress_)
            on_progress_({SegmentStage::cutting, std::llround(done_s_ + seconds),
                          std::llround(std::max(seconds_, done_s_ + seconds))});
    }

    SegmentFolder& folder_;
    const SegmentRequest& request_;
    const CancellationToken& cancellation_;
    const SegmentProgressCallback& on_progress_;
    std::int64_t segmentation_;
    std::vector<std::vector<std::string>> names_; ///< of the clips of each plan
    double seconds_ = 0;
    double done_s_ = 0;
};

void count_texts(const SegmentFolder& folder, SegmentedCorpus& corpus) {
    for (const ClipRecord& record : folder.records) {
        const bool lacks_text = folder.table.lacks_text(record.file);
        corpus.without_text += lacks_text ? 1 : 0;
        corpus.suggestions += lacks_text && !record.suggestion.empty() ? 1 : 0;
    }
    corpus.metadata = clip_table_file(folder.path()).string();
}

void note_edits(const SegmentFolder& folder, SegmentedCorpus& corpus) {
    const std::string edited = edited_clip_metadata(folder.path());
    if (!edited.empty() && corpus.new_clips > 0)
        corpus.notes.push_back(
            message(FORMANT_TR("session", "{edited}, which holds your edits, does not have the new "
                                          "clips; they are in {metadata}"),
                    {{"edited", edited}, {"metadata", corpus.metadata}}));
}

tl::unexpected<Error> nothing_to_cut(const std::vector<PlannedRecording>& plans) {
    for (const PlannedRecording& plan : plans)
        if (!plan.plan.skipped.empty())
            return fail(
                ErrorKind::data,
                message(FORMANT_TR("session", "no clip can be cut from {file}; the first "
                                              "part is skipped because {reason}"),
                        {{"file", plan.recording}, {"reason", plan.plan.skipped.front().reason}}));
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "no speech was found in the recordings")));
}

bool has_clips(const std::vector<PlannedRecording>& plans) {
    return std::ranges::any_of(plans, [](const auto& plan) { return !plan.plan.segments.empty(); });
}

} // namespace

Result<SegmentedCorpus> cut_segments(const SegmentRequest& request,
                                     const std::vector<PlannedRecording>& plans,
                                     const CancellationToken& cancellation,
                                     const SegmentProgressCallback& on_progress) {
    if (!has_clips(plans))
        return nothing_to_cut(plans);
    auto folder = SegmentFolder::open_or_create(request.folder);
    if (!folder)
        return fail(folder.error());
    SegmentedCorpus corpus;
    const auto wanted = new_plans(**folder, plans, corpus.notes);
    if (!wanted)
        return fail(wanted.error());
    Cutting cutting(**folder, request, cancellation, on_progress);
    return cutting.run(*wanted, corpus)
        .and_then([&] { return transcribe_clips(**folder, request, cancellation, on_progress); })
        .map([&](const TranscriptionFailures& failures) {
            corpus.transcriber_failures = failures.count;
            corpus.notes.insert(corpus.notes.end(), failures.notes.begin(), failures.notes.end());
            count_texts(**folder, corpus);
            note_edits(**folder, corpus);
            return std::move(corpus);
        });
}

} // namespace formant
