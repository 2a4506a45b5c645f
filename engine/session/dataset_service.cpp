#include "engine/session/dataset_service.h"

#include "engine/base/os_module.h"
#include "engine/data/doctor_fix.h"
#include "engine/data/readers/transcript_folder_reader.h"
#include "engine/data/recording_measurement.h"
#include "engine/session/dataset_description.h"
#include "engine/session/dataset_reading.h"
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

Result<void> fix(const Corpus& corpus, const Findings& findings, DatasetReport& report) {
    return write_cleaned_corpus(corpus, findings).map([&](const CleanedCorpus& cleaned) {
        report.cleaned = cleaned.metadata.string();
        report.left_out = cleaned.left_out.string();
        for (const Path& file : cleaned.older)
            report.older.push_back(file.string());
    });
}

} // namespace

Result<DatasetReport> look_at_dataset(const DatasetRequest& request,
                                      const Cancellation& cancellation) {
    return read_dataset(request, cancellation).map([](const Corpus& corpus) {
        return describe(corpus);
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
    const Findings findings = examine(*examined, DoctorLimits());
    DatasetReport report = describe(*corpus);
    add_measurements(*examined, report);
    add_findings(*corpus, findings, report);
    if (auto looked = find_unspoken_texts(*corpus, cancellation, report); !looked)
        return fail(looked.error());
    if (request.fix && report.harmful > 0)
        if (auto fixed = fix(*corpus, findings, report); !fixed)
            return fail(fixed.error());
    return report;
}

} // namespace formant
