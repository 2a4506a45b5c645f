#include "engine/session/dataset_service.h"

#include "engine/base/os_module.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/doctor_fix.h"
#include "engine/data/readers/transcript_folder_reader.h"
#include "engine/data/recording_measurement.h"
#include "engine/data/speaker_table.h"
#include "engine/session/decode_processes.h"

namespace formant {
namespace {

DecodeSettings decode_settings(const DatasetRequest& request) {
    DecodeSettings settings;
    settings.program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    settings.processes = decode_processes(request.workers);
    return settings;
}

Result<std::vector<ExaminedUtterance>>
measure_all(const Corpus& corpus, const DatasetRequest& request, const Cancellation& cancellation) {
    std::vector<Path> files;
    for (const Utterance& utterance : corpus.utterances)
        files.push_back(utterance.file);
    const auto facts = measure_files(files, decode_settings(request), cancellation);
    if (cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "stopped while reading the recordings")));
    std::vector<ExaminedUtterance> examined;
    for (std::size_t i = 0; i < files.size(); ++i)
        examined.push_back({corpus.utterances[i], facts[i]});
    return examined;
}

void add(DatasetFinding finding, DatasetReport& report) {
    report.harmful += finding.harmful ? 1 : 0;
    report.findings.push_back(std::move(finding));
}

DatasetReport make_report(const Corpus& corpus, const std::vector<ExaminedUtterance>& examined,
                          const Findings& findings) {
    DatasetReport report;
    report.format = corpus.format;
    report.metadata = corpus.metadata.string();
    report.recordings = static_cast<std::int64_t>(examined.size());
    report.named = report.recordings + static_cast<std::int64_t>(corpus.bad_rows.size());
    report.kept = report.recordings - static_cast<std::int64_t>(left_out_by(findings).size());
    report.speakers = recordings_by_speaker(corpus);
    for (const ExaminedUtterance& one : examined)
        report.sound_s += one.facts ? one.facts->sound_seconds : 0;
    for (const BadRow& row : corpus.bad_rows)
        add({row.place, true, message(FORMANT_TR("session", "broken rows")), row.what}, report);
    for (const Finding& finding : findings) {
        const std::string file = corpus.utterances[finding.utterance].file.string();
        add({file, finding.leave_out, name_of(finding.fault), finding.what}, report);
    }
    return report;
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
                    add({text.string(), false,
                         message(FORMANT_TR("session", "texts without a recording")),
                         message(FORMANT_TR("session", "{file} has no recording beside it"),
                                 {{"file", text.string()}})},
                        report);
        });
}

Result<void> fix(const Corpus& corpus, const Findings& findings, DatasetReport& report) {
    return write_cleaned_corpus(corpus, findings).map([&](const CleanedCorpus& cleaned) {
        report.cleaned = cleaned.metadata.string();
        report.left_out = cleaned.left_out.string();
        for (const Path& file : cleaned.older)
            report.older.push_back(file.string());
    });
}

Result<Corpus> read_dataset(const DatasetRequest& request, const Cancellation& cancellation) {
    auto corpus =
        read_corpus({request.corpus, request.format, request.prompt_list, ""}, cancellation);
    if (!corpus || request.prompt_list == "all" || corpus->format == "profile")
        return corpus;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} has no prompt lists, for it is a corpus of "
                                              "the format '{format}': leave --prompt-list out"),
                        {{"file", corpus->metadata.string()}, {"format", corpus->format}}));
}

} // namespace

Result<DatasetReport> examine_dataset(const DatasetRequest& request,
                                      const Cancellation& cancellation) {
    const auto corpus = read_dataset(request, cancellation);
    if (!corpus)
        return fail(corpus.error());
    const auto examined = measure_all(*corpus, request, cancellation);
    if (!examined)
        return fail(examined.error());
    const Findings findings = examine(*examined, DoctorLimits());
    DatasetReport report = make_report(*corpus, *examined, findings);
    if (auto looked = find_unspoken_texts(*corpus, cancellation, report); !looked)
        return fail(looked.error());
    if (request.fix && report.harmful > 0)
        if (auto fixed = fix(*corpus, findings, report); !fixed)
            return fail(fixed.error());
    return report;
}

} // namespace formant
