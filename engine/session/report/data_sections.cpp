#include "engine/session/report/data_sections.h"

#include "engine/base/text/bytes_text.h"
#include "engine/session/corpus/corpus_name.h"
#include "engine/session/report/private_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace formant {
namespace {

constexpr std::size_t max_excluded = 50;

/// A run reports an excluded recording at each start.
std::vector<std::string> excluded_recordings(const RunHistory& history) {
    std::vector<std::string> reasons;
    std::set<std::string> known;
    for (const Advice& advice : history.advice) {
        if (advice.id != excluded_recording_advice)
            continue;
        std::string reason = english_without_folders(advice.what);
        if (known.insert(reason).second)
            reasons.push_back(std::move(reason));
    }
    return reasons;
}

std::string provenance_fact(const RunFacts& facts, const std::string& key) {
    if (!facts.origin)
        return "";
    const auto& all = facts.origin->info.provenance;
    const auto found = all.find(key);
    return found == all.end() ? "" : found->second;
}

std::string corpus_of(const RunFacts& facts) {
    std::string corpus = provenance_fact(facts, "corpus");
    if (corpus.empty() && facts.config)
        corpus = facts.config->data.corpus;
    return name_of_corpus(corpus);
}

std::string known_or(const std::string& text, const char* otherwise) {
    return text.empty() ? otherwise : text;
}

/// The only speaker of a voice may have no name of its own.
std::string speakers_of_run(const RunFacts& facts) {
    if (!facts.origin || facts.origin->info.speakers.empty())
        return facts.log.speakers;
    const auto& names = facts.origin->info.speakers;
    return names.size() == 1 ? "1" : fmt::format("{}: {}", names.size(), fmt::join(names, ", "));
}

std::string positive(std::int64_t number) {
    return number > 0 ? std::to_string(number) : "";
}

struct GpuPeaks {
    std::optional<double> memory_bytes, temperature_c, power_w;
};

template <class Value>
void raise_peak(std::optional<double>& peak, const std::optional<Value>& value) {
    if (value)
        peak = std::max(peak.value_or(0), static_cast<double>(*value));
}

/// The samples of a run are thinned so that they keep every extreme.
std::map<std::string, GpuPeaks> gpu_peaks(const RunHistory& history) {
    std::map<std::string, GpuPeaks> peaks;
    for (const HardwareSample& sample : history.hardware)
        for (const GpuSample& gpu : sample.gpus) {
            GpuPeaks& peak = peaks[gpu.uuid];
            raise_peak(peak.memory_bytes, gpu.memory_used_bytes);
            raise_peak(peak.temperature_c, gpu.temperature_c);
            raise_peak(peak.power_w, gpu.power_w);
        }
    return peaks;
}

std::string peaks_text(const GpuPeaks& peaks) {
    std::vector<std::string> parts;
    if (peaks.memory_bytes)
        parts.push_back(bytes_text(static_cast<std::uint64_t>(*peaks.memory_bytes)) + " in use");
    if (peaks.temperature_c)
        parts.push_back(fmt::format("{:.0f} °C", *peaks.temperature_c));
    if (peaks.power_w)
        parts.push_back(fmt::format("{:.0f} W", *peaks.power_w));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string peak_of_ram(const RunHistory& history) {
    std::optional<double> peak;
    for (const HardwareSample& sample : history.hardware)
        raise_peak(peak, sample.ram_ours_bytes);
    return peak ? bytes_text(static_cast<std::uint64_t>(*peak)) + " by the run" : "";
}

void add_peaks(const RunHistory& history, PageFacts& rows) {
    std::size_t number = 0;
    for (const auto& [uuid, peaks] : gpu_peaks(history))
        rows.emplace_back(fmt::format("Peak of GPU {}", number++), peaks_text(peaks));
    rows.emplace_back("Peak of memory", peak_of_ram(history));
}

std::string ranks_text(const RunHistory& history) {
    if (history.ranks.empty())
        return "";
    std::set<std::string> hosts;
    for (const RankReport& rank : history.ranks.back().ranks)
        hosts.insert(rank.host);
    return fmt::format("{} on {} {}", history.ranks.back().ranks.size(), hosts.size(),
                       hosts.size() == 1 ? "machine" : "machines");
}

std::string optional_loss(const std::optional<double>& loss) {
    return loss ? fmt::format("{:.4f}", *loss) : "";
}

const char* reason_text(RetentionReason reason) {
    switch (reason) {
    case RetentionReason::pinned:
        return "pinned";
    case RetentionReason::best:
        return "best";
    case RetentionReason::final_weights:
        return "final weights";
    case RetentionReason::recent:
        return "recent";
    case RetentionReason::archived:
        return "set aside";
    case RetentionReason::surplus:
        return "older than the ones to keep";
    case RetentionReason::unknown:
        break;
    }
    return "";
}

std::string checkpoint_state(const CheckpointRow& row) {
    return row.file.looks_truncated ? "damaged" : reason_text(row.kept);
}

std::vector<Html> checkpoint_cells(const ReportedCheckpoint& checkpoint) {
    const CheckpointRow& row = checkpoint.row;
    return {code_cell(Path(row.file.file).filename().string()),
            html_text(row.file.step >= 0 ? std::to_string(row.file.step) : ""),
            html_text(optional_loss(row.training_loss)),
            html_text(optional_loss(row.validation_loss)),
            html_text(bytes_text(row.file.bytes)),
            html_text(checkpoint_state(row)),
            checkpoint.sha256 ? code_cell(*checkpoint.sha256) : html_text("not stored")};
}

} // namespace

PageSection data_section(const RunFacts& facts) {
    const auto excluded = excluded_recordings(facts.history);
    Html content = facts_list(
        {{"Corpus", known_or(corpus_of(facts), "not recorded")},
         {"Recordings", known_or(facts.log.recordings, "not recorded")},
         {"Audio to train on", known_or(facts.log.duration, "not recorded")},
         {"Recordings in the checkpoint", facts.origin ? positive(facts.origin->recordings) : ""},
         {"Speakers", speakers_of_run(facts)},
         {"Language", facts.config ? facts.config->voice.text.language : ""},
         {"Sample rate",
          facts.config ? fmt::format("{} Hz", facts.config->voice.audio.sample_rate_hz) : ""},
         {"Excluded", positive(static_cast<std::int64_t>(excluded.size()))}});
    if (!excluded.empty())
        content += element("details", text_element("summary", "Excluded recordings and rows") +
                                          sentence_list(excluded, max_excluded));
    return {"data", "Data", content};
}

PageSection hardware_section(const RunFacts& facts) {
    PageFacts rows = {{"Trained on", known_or(without_folders(facts.log.device), "not recorded")}};
    for (const auto& [name, value] : facts.log.hardware)
        rows.emplace_back(name, without_folders(value));
    rows.emplace_back("Ranks", ranks_text(facts.history));
    add_peaks(facts.history, rows);
    return {"hardware", "Hardware", facts_list(rows)};
}

PageSection checkpoints_section(const RunFacts& facts) {
    PageTable table{
        "Checkpoints, the newest step first",
        {"file", "step", "training loss", "validation loss", "size", "kept as", "SHA-256"},
        {}};
    for (const ReportedCheckpoint& checkpoint : facts.checkpoints)
        table.rows.push_back(checkpoint_cells(checkpoint));
    if (table.rows.empty())
        return {"checkpoints", "Checkpoints", paragraph("The run has no checkpoints.", "none")};
    return {"checkpoints", "Checkpoints",
            table_region(table) +
                paragraph("SHA-256: as stored when the file was saved. `formant checkpoint verify` "
                          "compares them with the files.",
                          "note")};
}

PageSection provenance_section(const RunFacts& facts) {
    if (!facts.origin)
        return {"provenance", "Provenance",
                paragraph("No checkpoint can be read, so the origin of the voice is not known.",
                          "none")};
    const CheckpointInfo& info = facts.origin->info;
    const auto fact = [&](const char* key) { return without_folders(provenance_fact(facts, key)); };
    return {"provenance", "Provenance",
            facts_list({{"Source of these facts", facts.origin->file},
                        {"Trained on", known_or(corpus_of(facts), "not recorded")},
                        {"Fingerprint of the recordings", fact("corpus_fingerprint")},
                        {"Recorded by", known_or(fact("speaker"), "not stated")},
                        {"Consent", known_or(fact("consent"), "not stated")},
                        {"License of the recordings", known_or(fact("licence"), "not stated")},
                        {"Trained from", fact("weights_from")},
                        {"SHA-256 of the teacher", fact("frames_voice")},
                        {"SHA-256 of the codec", fact("codec")},
                        {"Seed", info.seed >= 0 ? std::to_string(info.seed) : ""},
                        {"Parameters", positive(info.parameters)},
                        {"Formant Studio", info.formant_version},
                        {"LibTorch", info.torch_version},
                        {"espeak-ng", fact("espeak_version")},
                        {"ICU", fact("icu_version")}})};
}

} // namespace formant
