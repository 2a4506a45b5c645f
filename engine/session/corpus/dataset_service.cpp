#include "engine/session/corpus/dataset_service.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"
#include "engine/data/decoding/recording_measurement.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/transcript_folder_reader.h"
#include "engine/hardware/settings/decode_processes.h"
#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/corpus/dataset_description.h"
#include "engine/session/corpus/dataset_reading.h"
#include "engine/session/corpus/left_out_entries.h"
#include "engine/session/corpus/likely_text_language.h"
#include "engine/session/corpus/remembered_measurements.h"

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
                                                   const Cancellation& cancellation,
                                                   const TellProgress& tell) {
    std::vector<Path> files;
    for (const Utterance& utterance : corpus.utterances)
        files.push_back(utterance.file);
    const auto facts = measure_files(files, decode_settings(request), cancellation, tell);
    if (cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "stopped while reading the recordings")));
    std::vector<ExaminedUtterance> examined;
    for (std::size_t i = 0; i < files.size(); ++i)
        examined.push_back({corpus.utterances[i], facts[i]});
    return examined;
}

/// Texts that a folder has and nobody reads.
Result<void> find_unspoken_texts(const Corpus& corpus, const Cancellation& cancellation,
                                 DatasetReport& report) {
    if (corpus.format != "folder")
        return {};
    return transcripts_without_recording(corpus.metadata, cancellation)
        .map([&](const std::vector<Path>& texts) {
            for (const Path& text : texts)
                if (text.filename() != left_out_name)
                    report.findings.push_back(
                        {text.string(), false,
                         message(FORMANT_TR("session", "texts without a recording")),
                         message(FORMANT_TR("session", "{file} has no recording beside it"),
                                 {{"file", text.string()}})});
        });
}

/// What was left out by hand, in its place below what is found.
Result<void> add_left_out(const Corpus& corpus, const Cancellation& cancellation,
                          DatasetReport& report) {
    return read_left_out_entries(corpus.metadata, cancellation).map([&](const Utterances& entries) {
        for (const Utterance& entry : entries)
            report.findings.push_back(
                {entry.file.string(), false, message(FORMANT_TR("session", "left out by hand")),
                 left_out_by_hand(entry), entry.place, entry.text, false, true});
    });
}

/// A corpus as it is opened again has lost nothing of what was changed in it before.
void name_earlier_changes(const Corpus& corpus, DatasetReport& report) {
    const Path changed = cleaned_metadata_of(corpus.metadata);
    if (!is_cleaned_metadata(corpus.metadata) && path_exists(changed))
        report.changed = changed.string();
}

/// As the recordings themselves say, or else their texts and who asks.
void name_language(const DatasetRequest& request, DatasetReport& report) {
    report.language = corpus_language(request.corpus);
    if (report.language.empty())
        report.language = likely_text_language(report.scripts, request.languages);
}

/// What is told of every corpus, heard or not.
Result<DatasetReport> described(const DatasetRequest& request, const Corpus& corpus,
                                const Cancellation& cancellation, DatasetReport report) {
    name_earlier_changes(corpus, report);
    name_language(request, report);
    add_others(corpus, report);
    return add_left_out(corpus, cancellation, report).map([&] { return std::move(report); });
}

Result<void> fix(const Corpus& corpus, const Findings& findings, DatasetReport& report) {
    return write_cleaned_corpus(corpus, findings).and_then([&](const CleanedCorpus& cleaned) {
        report.cleaned = cleaned.metadata.string();
        report.left_out = cleaned.left_out.string();
        for (const Path& file : cleaned.older)
            report.older.push_back(file.string());
        return write_left_out_entries(cleaned.metadata, {}); // by hand nothing is, in this one
    });
}

/// What the doctor says of a corpus whose recordings were heard.
Result<DatasetReport> examined_report(const DatasetRequest& request, const Corpus& corpus,
                                      const std::vector<ExaminedUtterance>& examined,
                                      const Cancellation& cancellation) {
    const Findings findings = examine(examined, DoctorLimits());
    DatasetReport report = describe(corpus);
    add_heard(corpus, heard_of(examined), report);
    add_findings(corpus, findings, report);
    if (auto looked = find_unspoken_texts(corpus, cancellation, report); !looked)
        return fail(looked.error());
    if (request.fix && report.harmful > 0)
        if (auto fixed = fix(corpus, findings, report); !fixed)
            return fail(fixed.error());
    return described(request, corpus, cancellation, std::move(report));
}

} // namespace

Result<DatasetReport> look_at_dataset(const DatasetRequest& request,
                                      const Cancellation& cancellation, const TellProgress& tell) {
    return read_dataset(request, {cancellation, tell}).and_then([&](const Corpus& corpus) {
        DatasetRequest look = request;
        look.fix = false;
        if (const auto examined = remembered_measurements(corpus))
            return examined_report(look, corpus, *examined, cancellation);
        DatasetReport report = describe(corpus);
        add_missing_texts(corpus, report);
        return described(request, corpus, cancellation, std::move(report));
    });
}

Result<DatasetReport> look_again_at_dataset(const DatasetRequest& request,
                                            const std::map<std::string, HeardRecording>& heard,
                                            const Cancellation& cancellation) {
    return read_dataset(request, cancellation).and_then([&](const Corpus& corpus) {
        DatasetReport report = describe(corpus);
        add_missing_texts(corpus, report);
        if (!heard.empty())
            add_heard(corpus, heard, report);
        return described(request, corpus, cancellation, std::move(report));
    });
}

Result<DatasetReport> examine_dataset(const DatasetRequest& request,
                                      const Cancellation& cancellation, const TellProgress& tell) {
    const auto corpus = read_dataset(request, cancellation);
    if (!corpus)
        return fail(corpus.error());
    const auto examined = measure_all(*corpus, request, cancellation, tell);
    if (!examined)
        return fail(examined.error());
    remember_measurements(*corpus, *examined);
    return examined_report(request, *corpus, *examined, cancellation);
}

} // namespace formant
