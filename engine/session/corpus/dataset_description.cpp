#include "engine/session/corpus/dataset_description.h"

#include "engine/base/text/utf8.h"
#include "engine/data/corpus_summary.h"
#include "engine/data/doctor/doctor_recording.h"
#include "engine/data/folder_speakers.h"
#include "engine/data/speaker_table.h"
#include "engine/data/writing_script.h"

#include <set>

namespace formant {
namespace {

void add_bad_rows(const BadRows& rows, DatasetReport& report) {
    for (const BadRow& row : rows)
        report.findings.push_back(
            {row.place, true, message(FORMANT_TR("session", "invalid rows")), row.what});
    report.errors += static_cast<std::int64_t>(rows.size());
}

void add_text(const std::string& text, DatasetReport& report) {
    if (text.empty())
        return;
    ++report.with_text;
    report.text_lengths.push_back(static_cast<double>(count_code_points(text)));
    if (const std::string script = script_of(text); !script.empty())
        ++report.scripts[script];
}

} // namespace

DatasetReport describe(const Corpus& corpus) {
    DatasetReport report;
    report.format = corpus.format;
    report.metadata = corpus.metadata.string();
    report.reading = corpus_summary(corpus);
    report.columns = columns_summary(corpus.columns);
    report.recordings = static_cast<std::int64_t>(corpus.utterances.size());
    report.named = report.recordings + static_cast<std::int64_t>(corpus.bad_rows.size());
    report.kept = report.recordings;
    report.speakers = recordings_by_speaker(corpus);
    report.folders = possible_folder_speakers(corpus);
    for (const Utterance& utterance : corpus.utterances)
        add_text(utterance.text, report);
    add_bad_rows(corpus.bad_rows, report);
    return report;
}

std::map<std::string, RecordingStats>
stats_by_file(const std::vector<ExaminedUtterance>& examined) {
    std::map<std::string, RecordingStats> recording_stats;
    for (const ExaminedUtterance& one : examined)
        recording_stats[one.utterance.file.string()] =
            one.facts ? RecordingStats{one.facts->seconds, one.facts->sound_seconds,
                                       one.facts->sample_rate_hz}
                      : RecordingStats(); // it is known to be unreadable
    return recording_stats;
}

void add_recording_stats(const Corpus& corpus,
                         const std::map<std::string, RecordingStats>& recording_stats,
                         DatasetReport& report) {
    report.is_analyzed = true;
    report.recording_stats = recording_stats;
    for (const Utterance& utterance : corpus.utterances) {
        const auto known = recording_stats.find(utterance.file.string());
        if (known == recording_stats.end())
            ++report.unmeasured;
        if (known == recording_stats.end() || known->second.sample_rate_hz == 0)
            continue;
        report.sound_s += known->second.sound_s;
        ++report.sample_rates[known->second.sample_rate_hz];
        report.lengths_s.push_back(known->second.seconds);
    }
}

void add_findings(const Corpus& corpus, const Findings& findings, DatasetReport& report) {
    report.kept -= static_cast<std::int64_t>(excluded_by(findings).size());
    for (const Finding& finding : findings) {
        const Utterance& utterance = corpus.utterances[finding.utterance];
        report.findings.push_back({.file = utterance.file.string(),
                                   .is_error = finding.is_error,
                                   .kind = name_of(finding.fault),
                                   .what = finding.what,
                                   .place = utterance.place,
                                   .text = utterance.text,
                                   .needs_text = finding.fault == Fault::missing_text,
                                   .is_audio_fault = is_audio_fault(finding.fault)});
        report.errors += finding.is_error ? 1 : 0;
    }
}

void add_missing_texts(const Corpus& corpus, DatasetReport& report) {
    Findings findings;
    for (std::size_t i = 0; i < corpus.utterances.size(); ++i)
        if (auto missing = find_missing_text(corpus.utterances[i])) {
            missing->utterance = i;
            findings.push_back(std::move(*missing));
        }
    add_findings(corpus, findings, report);
}

void add_others(const Corpus& corpus, DatasetReport& report) {
    std::set<std::string> found;
    for (const DatasetFinding& finding : report.findings)
        found.insert(finding.place);
    for (const Utterance& utterance : corpus.utterances)
        if (!found.contains(utterance.place))
            report.others.push_back({.file = utterance.file.string(),
                                     .kind = {},
                                     .what = {},
                                     .place = utterance.place,
                                     .text = utterance.text,
                                     .is_fine = true});
}

} // namespace formant
