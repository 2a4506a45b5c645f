#include "app/commands/command_segment.h"

#include "app/exit_code.h"
#include "app/status_line.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/base/text/time_text.h"
#include "engine/session/segments/segment_cutting.h"
#include "engine/session/segments/segment_planning.h"
#include "engine/session/segments/segment_undo.h"
#include "engine/session/segments/suggested_texts.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

void add_cut_options(CLI::App& segment, SegmentCommand& command) {
    SegmentRequest& request = command.request;
    CLI::Option* captions =
        segment.add_option("--captions", command.captions,
                           "Captions of the recording (SRT, WebVTT), if they are not next to it");
    CLI::Option* labels = segment.add_option(
        "--labels", command.labels,
        "Labels of the recording (Audacity, TextGrid of Praat), if they are not next to it");
    CLI::Option* silence =
        segment.add_flag("--silence", command.by_silence, "Cut at pauses, also if there are texts");
    captions->excludes(labels)->excludes(silence);
    labels->excludes(silence);
    segment.add_option("--tier", request.tier, "Tier of a TextGrid");
    segment.add_option("--min-seconds", request.settings.min_seconds, "Shortest clip")
        ->capture_default_str();
    segment.add_option("--max-seconds", request.settings.max_seconds, "Longest clip")
        ->capture_default_str();
    segment
        .add_option("--padding", request.settings.padding_s,
                    "Seconds kept before and after the speech, at most half of the pause there")
        ->capture_default_str();
    segment
        .add_option("--pause", request.settings.pause_s,
                    "Shortest pause that ends a clip cut by silence, in seconds")
        ->capture_default_str();
    segment
        .add_option("--join-pause", request.settings.join_pause_s,
                    "Longest pause in a clip that is joined from short ones, in seconds")
        ->capture_default_str();
    segment.add_option("--channels", request.channels, "What is kept of a stereo recording")
        ->check(CLI::IsMember({"mix", "left", "right"}))
        ->capture_default_str();
}

void add_transcriber_options(CLI::App& segment, SegmentRequest& request) {
    segment.add_option("--transcriber", request.transcriber,
                       "Command that prints what is said in {file}, for clips without a text: "
                       "'whisper-cli -m model.bin -nt -np -f {file}'. Its texts are suggestions "
                       "until they are confirmed");
    segment
        .add_option("--transcriber-timeout", request.transcriber_timeout_s,
                    "Seconds after which it is stopped for a clip")
        ->capture_default_str();
}

void show_progress(StatusLine& line, const SegmentProgress& progress) {
    const double share = progress.count > 0 ? static_cast<double>(progress.done) /
                                                  static_cast<double>(progress.count)
                                            : 0;
    const auto clock = [](std::int64_t seconds) {
        return to_english(time_text(static_cast<double>(seconds)));
    };
    const bool is_done = progress.done >= progress.count;
    if (progress.stage == SegmentStage::transcribing)
        return line.show(fmt::format("{} {}/{} clips transcribed", bar(std::min(share, 1.0)),
                                     progress.done, progress.count),
                         is_done);
    line.show(fmt::format("{} {} of {} {}", bar(std::min(share, 1.0)), clock(progress.done),
                          clock(progress.count),
                          progress.stage == SegmentStage::cutting ? "cut" : "analyzed"),
              is_done);
}

std::string times_text(const TimeSpan& span) {
    return fmt::format("{:.3f}-{:.3f}", span.begin_s, span.end_s);
}

/// Prints what is planned for a recording; with `with_clips` also each clip.
void print_plan(const PlannedRecording& plan, bool with_clips) {
    if (with_clips)
        for (const PlannedSegment& segment : plan.plan.segments)
            print_line(segment.text.empty()
                           ? times_text(segment.span)
                           : fmt::format("{} {}", times_text(segment.span), segment.text));
    for (const SkippedSegment& part : plan.plan.skipped)
        print_error_line(fmt::format("formant: skipped {}{}{}: {}", times_text(part.span),
                                     part.text.empty() ? "" : " ", part.text,
                                     to_english(part.reason)));
    const std::string method = plan.text_file.empty() ? "by silence" : "by " + plan.text_file;
    print_error_line(fmt::format("formant: {}: {}: clips: {}, {} of {}; skipped: {}",
                                 plan.recording, method, plan.plan.segments.size(),
                                 to_english(time_text(plan.plan.seconds())),
                                 to_english(time_text(plan.seconds)), plan.plan.skipped.size()));
}

void print_corpus(const SegmentedCorpus& corpus, const std::string& folder) {
    print_path(corpus.metadata);
    for (const Message& note : corpus.notes)
        print_error_line("formant: " + to_english(note));
    if (corpus.without_text > 0)
        print_error_line(fmt::format("formant: clips without a text: {}, of which {} have a "
                                     "suggested one",
                                     corpus.without_text, corpus.suggestions));
    if (corpus.suggestions > 0)
        print_error_line(fmt::format("formant: check the suggestions in {}/segments.jsonl or in "
                                     "the window, then: formant segment --confirm {}",
                                     folder, folder));
}

int undo_in_terminal(const std::string& folder) {
    const auto undone = undo_segmentation(folder);
    if (!undone)
        return report(undone.error());
    for (const std::string& file : undone->kept)
        print_error_line("formant: kept, because it was changed: " + file);
    print_line(fmt::format("clips removed: {}, kept: {}, of earlier segmentations: {}",
                           undone->removed, undone->kept.size(), undone->remaining));
    return 0;
}

int confirm_in_terminal(const std::string& folder) {
    const auto confirmed = confirm_suggestions(folder, std::nullopt);
    if (!confirmed)
        return report(confirmed.error());
    print_line(fmt::format("texts confirmed: {}", *confirmed));
    return 0;
}

SegmentRequest request_of(const SegmentCommand& command) {
    SegmentRequest request = command.request;
    request.text_file = command.captions.empty() ? command.labels : command.captions;
    if (command.by_silence)
        request.method = SegmentMethod::silence;
    else if (!request.text_file.empty())
        request.method = SegmentMethod::texts;
    return request;
}

/// CLI11 has no option that is required unless another is given.
Result<void> check_arguments(const SegmentCommand& command) {
    const bool cuts = command.undo_folder.empty() && command.confirm_folder.empty();
    if (!cuts || (!command.request.recordings.empty() &&
                  (command.dry_run || !command.request.folder.empty())))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("app", "formant segment needs recordings and a folder for the "
                                          "clips: formant segment talk.mp3 --to clips")));
}

} // namespace

CLI::App* add_segment_options(CLI::App& app, SegmentCommand& command) {
    CLI::App* segment = app.add_subcommand(
        "segment",
        "Cut long recordings into the clips of a corpus: by captions or labels next to them "
        "(talk.srt, .vtt, .TextGrid, .txt of Audacity for talk.mp3), or else by silence. The "
        "recordings are only read. The exit code is 3 if the transcriber failed for a clip");
    segment->add_option("recordings", command.request.recordings, "Recordings, any format");
    segment->add_option("--to", command.request.folder,
                        "Folder for the clips: new or empty, or one of an earlier segmentation");
    add_cut_options(*segment, command);
    add_transcriber_options(*segment, command.request);
    segment->add_flag("--dry-run", command.dry_run, "Print the clips, and write nothing");
    CLI::Option* undo = segment->add_option(
        "--undo", command.undo_folder,
        "Remove the clips that the last segmentation into this folder has made, except those "
        "that were changed since");
    segment
        ->add_option("--confirm", command.confirm_folder,
                     "Accept all suggested texts of this folder, so that they are trained on")
        ->excludes(undo);
    return segment;
}

int segment_in_terminal(const SegmentCommand& command) {
    if (auto good = check_arguments(command); !good)
        return report(good.error());
    if (!command.undo_folder.empty())
        return undo_in_terminal(command.undo_folder);
    if (!command.confirm_folder.empty())
        return confirm_in_terminal(command.confirm_folder);
    const StopOnSignal stop;
    StatusLine line;
    const SegmentRequest request = request_of(command);
    const auto on_progress = [&](const SegmentProgress& progress) {
        show_progress(line, progress);
    };
    const auto plans = plan_segments(request, stop.token(), on_progress);
    line.end();
    if (!plans)
        return report(plans.error());
    for (const PlannedRecording& plan : *plans)
        print_plan(plan, command.dry_run);
    if (command.dry_run)
        return 0;
    const auto corpus = cut_segments(request, *plans, stop.token(), on_progress);
    line.end();
    if (!corpus)
        return report(corpus.error());
    print_corpus(*corpus, request.folder);
    return corpus->transcriber_failures > 0 ? static_cast<int>(ErrorKind::data) : 0;
}

} // namespace formant
