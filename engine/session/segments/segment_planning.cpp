#include "engine/session/segments/segment_planning.h"

#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"
#include "engine/data/decoding/recording_blocks.h"
#include "engine/data/segments/silence_segments.h"
#include "engine/data/segments/sound_frames.h"
#include "engine/data/segments/text_segments.h"
#include "engine/data/segments/timed_text_file.h"
#include "engine/session/segments/transcriber.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <set>
#include <span>

namespace formant {
namespace {

std::span<const float> values_of(const at::Tensor& samples) {
    return {samples.const_data_ptr<float>(), static_cast<std::size_t>(samples.numel())};
}

std::int64_t seconds_in(std::int64_t samples, std::int64_t sample_rate_hz) {
    return samples / sample_rate_hz;
}

tl::unexpected<Error> ambiguous_texts(const std::string& recording,
                                      const std::vector<Path>& files) {
    std::string names;
    for (const Path& file : files)
        names += (names.empty() ? "" : ", ") + file.filename().string();
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "next to {file} are several files that may be its "
                                              "texts: {names}; choose one of them, or cut by "
                                              "silence"),
                        {{"file", recording}, {"names", names}}));
}

tl::unexpected<Error> no_texts(const std::string& recording) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "no captions or labels are next to {file} (.srt, "
                                              ".vtt, .TextGrid, or .txt of Audacity); choose "
                                              "their file, or cut by silence"),
                        {{"file", recording}}));
}

/// Returns the file of texts to cut by; empty for silence.
Result<std::string> text_file_for(const SegmentRequest& request, const std::string& recording) {
    if (request.method == SegmentMethod::silence)
        return "";
    if (!request.text_file.empty())
        return request.text_file;
    const std::vector<Path> found = timed_text_files_of(recording);
    if (found.size() > 1)
        return ambiguous_texts(recording, found);
    if (!found.empty())
        return found.front().string();
    if (request.method == SegmentMethod::texts)
        return no_texts(recording);
    return "";
}

Result<void> check_request(const SegmentRequest& request) {
    if (!request.text_file.empty() && request.recordings.size() != 1)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "a file of captions or labels belongs to one "
                                                  "recording; name one recording, or put each "
                                                  "file next to its recording, with its name")));
    return check_segment_settings(request.settings).and_then([&] {
        if (request.transcriber.empty())
            return Result<void>();
        return Transcriber::parse(request.transcriber, request.transcriber_timeout_s)
            .map([](const Transcriber&) {});
    });
}

/// Measures the whole recording, and sets what is known about it in `plan`.
Result<SpeechActivity> analyze_recording(const SegmentRequest& request, PlannedRecording& plan,
                                         const CancellationToken& cancellation,
                                         const SegmentProgressCallback& on_progress) {
    std::optional<SoundFrameMeter> meter;
    std::int64_t samples = 0;
    const auto process = [&](const RecordingBlock& block) -> Result<void> {
        if (!meter)
            meter.emplace(block.sample_rate_hz);
        meter->add(values_of(block.samples));
        samples += block.samples.numel();
        plan.sample_rate_hz = block.sample_rate_hz;
        plan.is_deep = block.is_deep;
        if (on_progress)
            on_progress({SegmentStage::analyzing, seconds_in(samples, block.sample_rate_hz),
                         seconds_in(block.recording_samples, block.sample_rate_hz)});
        return {};
    };
    return for_each_block({plan.recording, request.channels, request.decode_program}, cancellation,
                          process)
        .map([&] {
            plan.seconds = static_cast<double>(samples) / static_cast<double>(plan.sample_rate_hz);
            return find_speech(meter->finish());
        });
}

/// Cuts do not lie after the last sample, where the last frame is not complete.
void limit_to_recording(PlannedRecording& plan) {
    for (PlannedSegment& segment : plan.plan.segments)
        segment.span.end_s = std::min(segment.span.end_s, plan.seconds);
}

Result<PlannedRecording> plan_recording(const SegmentRequest& request, const std::string& recording,
                                        const CancellationToken& cancellation,
                                        const SegmentProgressCallback& on_progress) {
    PlannedRecording plan;
    std::error_code failure; // reported when the recording is read
    plan.recording = std::filesystem::absolute(recording, failure).lexically_normal().string();
    plan.stamp = stamp_of(plan.recording);
    const auto text_file = text_file_for(request, recording);
    if (!text_file)
        return fail(text_file.error());
    plan.text_file = *text_file;
    std::optional<TimedTexts> texts;
    if (!plan.text_file.empty()) {
        auto read = read_timed_texts(plan.text_file, request.tier);
        if (!read)
            return fail(read.error());
        texts = std::move(*read);
    }
    return analyze_recording(request, plan, cancellation, on_progress)
        .and_then([&](const SpeechActivity& speech) {
            plan.plan = texts ? plan_by_texts(*texts, speech, request.settings)
                              : plan_by_silence(speech, request.settings);
            limit_to_recording(plan);
            return sha256_of_file(plan.recording);
        })
        .map([&](const std::string& hash) {
            plan.sha256 = hash;
            return std::move(plan);
        });
}

Result<void> check_is_new(const PlannedRecording& plan, std::set<std::string>& hashes) {
    if (hashes.insert(plan.sha256).second)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} is named twice, or a copy of another "
                                              "recording; name each recording once"),
                        {{"file", plan.recording}}));
}

} // namespace

Result<std::vector<PlannedRecording>> plan_segments(const SegmentRequest& request,
                                                    const CancellationToken& cancellation,
                                                    const SegmentProgressCallback& on_progress) {
    if (auto good = check_request(request); !good)
        return fail(good.error());
    std::vector<PlannedRecording> plans;
    std::set<std::string> hashes;
    for (const std::string& recording : request.recordings) {
        auto plan = plan_recording(request, recording, cancellation, on_progress);
        if (!plan)
            return fail(plan.error());
        if (auto is_new = check_is_new(*plan, hashes); !is_new)
            return fail(is_new.error());
        plans.push_back(std::move(*plan));
    }
    return plans;
}

} // namespace formant
