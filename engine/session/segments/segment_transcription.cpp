#include "engine/session/segments/segment_transcription.h"

#include "engine/session/segments/transcriber.h"

#include <chrono>
#include <utility>

namespace formant {
namespace {

constexpr std::int64_t max_first_failures = 3;
constexpr std::size_t max_notes = 10;
constexpr std::chrono::seconds save_interval(5);

std::vector<ClipRecord*> clips_to_transcribe(SegmentFolder& folder) {
    std::vector<ClipRecord*> clips;
    for (ClipRecord& record : folder.records)
        if (record.suggestion.empty() && folder.table.lacks_text(record.file))
            clips.push_back(&record);
    return clips;
}

/// Transcribes one clip after the other.
class Transcription {
  public:
    Transcription(SegmentFolder& folder, const std::string& command, const Transcriber& transcriber)
        : folder_(folder), command_(command), transcriber_(transcriber) {}

    /// Returns an error if it cannot be continued; a failure of the transcriber is counted.
    Result<void> transcribe(ClipRecord& clip, const CancellationToken& cancellation) {
        const auto text = transcriber_.text_of(folder_.path() / clip.file, cancellation);
        if (!text && text.error().kind != ErrorKind::data)
            return folder_.save_records().and_then(
                [&] { return Result<void>(fail(text.error())); });
        if (!text) {
            ++failures_.count;
            if (failures_.notes.size() < max_notes)
                failures_.notes.push_back(text.error().what);
            return {};
        }
        has_suggested_ = true;
        clip.suggestion = *text;
        clip.suggested_by = text->empty() ? "" : command_;
        return save_sometimes();
    }
    bool is_hopeless() const { return !has_suggested_ && failures_.count >= max_first_failures; }
    Result<TranscriptionFailures> finish() {
        if (is_hopeless())
            failures_.notes.push_back(
                message(FORMANT_TR("session", "the transcriber failed for the first clips, so the "
                                              "others were not tried; correct its command, then "
                                              "cut again")));
        return folder_.save_records().map([&] { return std::move(failures_); });
    }

  private:
    Result<void> save_sometimes() {
        const auto now = std::chrono::steady_clock::now();
        if (now - saved_ < save_interval)
            return {};
        saved_ = now;
        return folder_.save_records();
    }

    SegmentFolder& folder_;
    const std::string& command_;
    const Transcriber& transcriber_;
    TranscriptionFailures failures_;
    bool has_suggested_ = false;
    std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

} // namespace

Result<TranscriptionFailures> transcribe_clips(SegmentFolder& folder, const SegmentRequest& request,
                                               const CancellationToken& cancellation,
                                               const SegmentProgressCallback& on_progress) {
    if (request.transcriber.empty())
        return TranscriptionFailures();
    const auto transcriber = Transcriber::parse(request.transcriber, request.transcriber_timeout_s);
    if (!transcriber)
        return fail(transcriber.error());
    const std::vector<ClipRecord*> clips = clips_to_transcribe(folder);
    const auto count = static_cast<std::int64_t>(clips.size());
    Transcription transcription(folder, request.transcriber, *transcriber);
    std::int64_t done = 0;
    for (ClipRecord* clip : clips) {
        if (on_progress)
            on_progress({SegmentStage::transcribing, done++, count});
        if (auto tried = transcription.transcribe(*clip, cancellation); !tried)
            return fail(tried.error());
        if (transcription.is_hopeless())
            break;
    }
    if (on_progress && count > 0)
        on_progress({SegmentStage::transcribing, count, count});
    return transcription.finish();
}

} // namespace formant
