#include "engine/session/corpus/dataset_service.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/decoding/recording_measurement.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/transcript_folder_reader.h"
#include "engine/data/readers/unread_metadata.h"
#include "engine/hardware/settings/decode_processes.h"
#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/corpus/dataset_description.h"
#include "engine/session/corpus/excluded_clips.h"
#include "engine/session/corpus/likely_text_language.h"
#include "engine/session/corpus/measurement_cache.h"
#include "engine/session/corpus/text_notes.h"
#include "engine/session/corpus/trainable_recordings.h"

namespace formant {
namespace {

DecodeSettings decode_settings(const DatasetRequest& request) {
    DecodeSettings settings;
    settings.program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    settings.processes = decode_processes(request.workers);
    return settings;
}

Result<std::vector<ExaminedUtterance>> measure_all(const Corpus& corpus,
                                                   const DatasetRequest& request,
                                                   const CancellationToken& cancellation,
                                                   const ProgressCallback& on_progress) {
    std::vector<Path> files;
    for (const Utterance& utterance : corpus.utterances)
        files.push_back(utterance.file);
    const auto facts = with_threads(
        [&] { return measure_files(files, decode_settings(request), cancellation, on_progress); });
    if (!facts)
        return fail(facts.error());
    if (cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "stopped while reading the recordings")));
    std::vector<ExaminedUtterance> examined;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Measured& one = (*facts)[i];
        if (!one && one.error().kind == ErrorKind::disk) // no fault of the recording
            return fail(one.error());
        examined.push_back({corpus.utterances[i], one});
    }
    return examined;
}

/// Adds the transcripts of a folder that have no recording.
Result<void> find_unused_texts(const Corpus& corpus, const CancellationToken& cancellation,
                               DatasetReport& report) {
    if (corpus.format != "folder")
        return {};
    return transcripts_without_recording(corpus.metadata, cancellation)
        .map([&](const std::vector<Path>& texts) {
            for (const Path& text : texts)
                if (text.filename() != excluded_list_name)
                    report.findings.push_back(
                        {text.string(), false,
                         message(FORMANT_TR("session", "texts without a recording")),
                         message(FORMANT_TR("session", "{file} has no recording next to it"),
                                 {{"file", text.string()}})});
        });
}

/// Without any transcript, a table of another program is probably where they are.
Result<void> find_other_metadata(const Corpus& corpus, const CancellationToken& cancellation,
                                 DatasetReport& report) {
    if (corpus.format != "folder" || report.with_text > 0)
        return {};
    return find_unread_metadata(corpus.metadata, cancellation)
        .map([&](const std::optional<Path>& file) {
            if (file)
                report.findings.insert(
                    report.findings.begin(),
                    {file->string(), false,
                     message(FORMANT_TR("session", "metadata that is not read")),
                     message(FORMANT_TR("session", "{file} may hold the texts, but its format is "
                                                   "not read; save them as metadata.csv with the "
                                                   "columns file and text"),
                             {{"file", file->string()}})});
        });
}

/// Adds the recordings that the user has excluded, after all other findings.
Result<void> add_excluded(const Corpus& corpus, const CancellationToken& cancellation,
                          DatasetReport& report) {
    return read_excluded_clips(corpus.metadata, cancellation)
        .map([&](const std::vector<ExcludedClip>& clips) {
            for (const ExcludedClip& clip : clips) {
                const Utterance& entry = clip.utterance;
                const bool is_by_hand = clip.reason.kind.empty();
                report.findings.push_back(
                    {entry.file.string(), false,
                     is_by_hand ? message(FORMANT_TR("session", "excluded by you"))
                                : clip.reason.kind,
                     exclusion_message(clip), entry.place, entry.text, false, true});
            }
        });
}

/// Names the metadata of earlier edits, so that opening the original again loses none of them.
void set_edited_metadata(const Corpus& corpus, DatasetReport& report) {
    const Path edited = cleaned_metadata_of(corpus.metadata);
    if (!is_cleaned_metadata(corpus.metadata) && path_exists(edited))
        report.edited_metadata = edited.string();
}

/// Takes the language from the profile of the corpus, or else guesses it from the texts and the
/// user's preferences.
void set_language(const DatasetRequest& request, DatasetReport& report) {
    report.language = corpus_language(request.corpus);
    if (report.language.empty())
        report.language = likely_text_language(report.scripts, request.languages);
}

/// Adds what every report has, analyzed or not.
Result<DatasetReport> complete_report(const DatasetRequest& request, const Corpus& corpus,
                                      const CancellationToken& cancellation, DatasetReport report) {
    set_edited_metadata(corpus, report);
    set_language(request, report);
    report.text_notes = text_notes(corpus.utterances, report.language);
    if (report.is_analyzed)
        report.trainable = count_trainable(corpus, report.recording_stats, report.language);
    add_others(corpus, report);
    if (auto added = find_other_metadata(corpus, cancellation, report); !added)
        return fail(added.error());
    return add_excluded(corpus, cancellation, report).map([&] { return std::move(report); });
}

Result<void> fix(const Corpus& corpus, const Findings& findings, DatasetReport& report) {
    return write_cleaned_corpus(corpus, findings).and_then([&](const CleanedCorpus& cleaned) {
        report.cleaned_metadata = cleaned.metadata.string();
        report.excluded_list = cleaned.excluded_list.string();
        for (const Path& file : cleaned.backups)
            report.backups.push_back(file.string());
        // Of the new metadata the user has excluded nothing yet.
        return write_excluded_clips(cleaned.metadata, {});
    });
}

/// Reports on a corpus whose recordings have been measured.
Result<DatasetReport> analyzed_report(const DatasetRequest& request, const Corpus& corpus,
                                      const std::vector<ExaminedUtterance>& examined,
                                      const CancellationToken& cancellation) {
    const Findings findings = examine(examined, DoctorLimits());
    DatasetReport report = describe(corpus);
    add_recording_stats(corpus, stats_by_file(examined), report);
    add_findings(corpus, findings, report);
    if (auto added = find_unused_texts(corpus, cancellation, report); !added)
        return fail(added.error());
    if (request.fix && report.errors > 0)
        if (auto fixed = fix(corpus, findings, report); !fixed)
            return fail(fixed.error());
    return complete_report(request, corpus, cancellation, std::move(report));
}

} // namespace

Result<Corpus> read_dataset(const DatasetRequest& request, const WalkControl& control) {
    auto corpus = read_corpus(
        {request.corpus, request.format, request.prompt_list, "", request.folders_are_speakers},
        control);
    if (!corpus || request.prompt_list == "all" || corpus->format == "profile")
        return corpus;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} has no prompt lists, as its format is "
                                              "'{format}'; omit --prompt-list"),
                        {{"file", corpus->metadata.string()}, {"format", corpus->format}}));
}

Result<DatasetReport> summarize_dataset(const DatasetRequest& request,
                                        const CancellationToken& cancellation,
                                        const ProgressCallback& on_progress) {
    return read_dataset(request, {cancellation, on_progress}).and_then([&](const Corpus& corpus) {
        DatasetRequest without_fix = request;
        without_fix.fix = false;
        if (const auto examined = cached_measurements(corpus))
            return analyzed_report(without_fix, corpus, *examined, cancellation);
        DatasetReport report = describe(corpus);
        add_missing_texts(corpus, report);
        return complete_report(request, corpus, cancellation, std::move(report));
    });
}

Result<DatasetReport>
refresh_dataset_summary(const DatasetRequest& request,
                        const std::map<std::string, RecordingStats>& recording_stats,
                        const CancellationToken& cancellation) {
    return read_dataset(request, cancellation).and_then([&](const Corpus& corpus) {
        DatasetReport report = describe(corpus);
        add_missing_texts(corpus, report);
        if (!recording_stats.empty())
            add_recording_stats(corpus, recording_stats, report);
        return complete_report(request, corpus, cancellation, std::move(report));
    });
}

Result<DatasetReport> analyze_dataset(const DatasetRequest& request,
                                      const CancellationToken& cancellation,
                                      const ProgressCallback& on_progress) {
    const auto corpus = read_dataset(request, cancellation);
    if (!corpus)
        return fail(corpus.error());
    const auto examined = measure_all(*corpus, request, cancellation, on_progress);
    if (!examined)
        return fail(examined.error());
    cache_measurements(*corpus, *examined);
    return analyzed_report(request, *corpus, *examined, cancellation);
}

} // namespace formant
