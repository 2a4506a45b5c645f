#include "engine/session/report/comparison_sections.h"

#include "engine/session/corpus/corpus_name.h"
#include "engine/session/report/private_text.h"
#include "engine/session/report/run_plots.h"
#include "engine/session/report/run_sections.h"
#include "engine/session/report/run_summary.h"
#include "engine/session/report/shown_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace formant {
namespace {

using FactOfRun = std::function<Html(const RunFacts&)>;

std::vector<std::string> head_of(const char* first, const std::vector<ComparedRun>& runs) {
    std::vector<std::string> head = {first};
    for (const ComparedRun& run : runs)
        head.push_back(run.name);
    return head;
}

std::string trained_corpus(const RunFacts& facts) {
    return facts.config ? name_of_corpus(facts.config->data.corpus) : "";
}

std::string speed_of(const RunFacts& facts) {
    return facts.status.samples_per_s > 0
               ? fmt::format("{:.1f} samples/s", facts.status.samples_per_s)
               : "";
}

FactOfRun as_text(std::string (*text_of)(const RunFacts&)) {
    return [text_of](const RunFacts& facts) { return html_text(text_of(facts)); };
}

FactOfRun as_loss(std::optional<LossAtStep> LossSummary::*loss) {
    return [loss](const RunFacts& facts) {
        return html_text(loss_text(summarize_losses(facts).*loss));
    };
}

std::vector<std::pair<const char*, FactOfRun>> compared_facts() {
    return {{"state", [](const RunFacts& run) { return state_badge(run.status); }},
            {"model", as_text(model_of)},
            {"steps", as_text(steps_text)},
            {"last training loss", as_loss(&LossSummary::last_training)},
            {"lowest training loss", as_loss(&LossSummary::lowest_training)},
            {"last validation loss", as_loss(&LossSummary::last_validation)},
            {"lowest validation loss", as_loss(&LossSummary::lowest_validation)},
            {"corpus", as_text(trained_corpus)},
            {"recordings", as_text([](const RunFacts& run) { return run.log.recordings; })},
            {"audio to train on", as_text([](const RunFacts& run) { return run.log.duration; })},
            {"device", as_text(device_text)},
            {"speed at the end", as_text(speed_of)},
            {"trained by", as_text(versions_text)}};
}

PageSection summary_of_comparison(const std::vector<ComparedRun>& runs) {
    PageTable table{"The runs", head_of("", runs), {}};
    for (const auto& [name, fact] : compared_facts()) {
        std::vector<Html> row = {html_text(name)};
        for (const ComparedRun& run : runs)
            row.push_back(fact(run.facts));
        table.rows.push_back(std::move(row));
    }
    return {"summary", "Summary",
            table_region(table) +
                paragraph("Losses of runs with different models, data or settings of losses are "
                          "not comparable.",
                          "note")};
}

PageSection plots_section_of(const std::vector<ComparedRun>& runs) {
    std::vector<NamedHistory> histories;
    histories.reserve(runs.size());
    for (const ComparedRun& run : runs)
        histories.push_back({run.name, &run.facts.history});
    return {"plots", "Plots", plot_figures(plots_of_comparison(histories))};
}

/// Joins the samples of all runs by their texts; a label names run and step.
EmbeddedSamples joined_samples(const std::vector<ComparedRun>& runs) {
    EmbeddedSamples joined;
    for (const ComparedRun& run : runs) {
        joined.num_omitted += run.samples.num_omitted;
        for (const SamplesOfText& row : run.samples.texts) {
            auto found = std::ranges::find(joined.texts, row.text, &SamplesOfText::text);
            if (found == joined.texts.end())
                found = joined.texts.insert(found, {row.text, {}});
            for (const EmbeddedSample& sample : row.samples)
                found->samples.push_back(
                    {fmt::format("{}, {}", run.name, sample.label), sample.data_uri});
        }
    }
    std::ranges::stable_sort(joined.texts, std::ranges::greater(),
                             [](const SamplesOfText& row) { return row.samples.size(); });
    return joined;
}

PageSection samples_of_comparison(const std::vector<ComparedRun>& runs) {
    const Html players = sample_players(joined_samples(runs));
    if (players.empty())
        return {"samples", "Samples",
                paragraph("The runs have no samples that can be played.", "none")};
    return {"samples", "Samples",
            paragraph("The newest samples of each run; the report of one run has earlier ones.",
                      "note") +
                players};
}

PageSection differing_settings_section(const std::vector<ComparedRun>& runs) {
    std::vector<RunConfig> configs;
    PageTable table{"Settings that differ", {"setting"}, {}};
    for (const ComparedRun& run : runs)
        if (run.facts.config) {
            configs.push_back(*run.facts.config);
            table.head.push_back(run.name);
        }
    for (const ShownSetting& setting : differing_settings(std::move(configs))) {
        std::vector<Html> row = {code_cell(setting.key)};
        for (const std::string& value : setting.values)
            row.push_back(code_cell(value));
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty())
        return {"settings", "Settings", paragraph("No settings differ.", "none")};
    return {
        "settings", "Settings",
        paragraph("All other settings are equal. Files are shown without their folders.", "note") +
            table_region(table)};
}

} // namespace

std::vector<PageSection> sections_of_comparison(const std::vector<ComparedRun>& runs) {
    return {summary_of_comparison(runs), plots_section_of(runs), samples_of_comparison(runs),
            differing_settings_section(runs)};
}

} // namespace formant
