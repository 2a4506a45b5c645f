#include "engine/session/report/run_sections.h"

#include "engine/base/text/time_text.h"
#include "engine/session/report/data_sections.h"
#include "engine/session/report/private_text.h"
#include "engine/session/report/run_plots.h"
#include "engine/session/report/run_summary.h"
#include "engine/session/report/shown_settings.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t max_advice = 100;
constexpr std::size_t max_listed_changes = 100;

/// Only a history without thinning has all steps.
bool has_all_steps(const RunHistory& history) {
    return history.step_count == static_cast<std::int64_t>(history.steps.size());
}

std::string time_in_steps(const RunHistory& history) {
    double milliseconds = 0;
    for (const StepReport& step : history.steps)
        milliseconds += step.step_ms;
    return has_all_steps(history) && milliseconds > 0
               ? to_english(duration_text(milliseconds / 1000))
               : "";
}

std::string skipped_steps(const RunHistory& history) {
    const auto count = std::ranges::count(history.steps, false, &StepReport::applied);
    if (count == 0)
        return "";
    return (has_all_steps(history) ? "" : "at least ") + std::to_string(count);
}

PageSection summary_section(const RunFacts& facts) {
    const LossSummary losses = summarize_losses(facts);
    const PageFacts rows = {
        {"Model", model_of(facts)},
        {"Steps", steps_text(facts)},
        {"First start", facts.log.first_line_at},
        {"Last entry of the log", facts.log.last_line_at},
        {"Starts", facts.log.starts.empty() ? "" : std::to_string(facts.log.starts.size())},
        {"Time in steps", time_in_steps(facts.history)},
        {"Skipped steps", skipped_steps(facts.history)},
        {"Last training loss", loss_text(losses.last_training)},
        {"Lowest training loss", loss_text(losses.lowest_training)},
        {"Last validation loss", loss_text(losses.last_validation)},
        {"Lowest validation loss", loss_text(losses.lowest_validation)},
        {"Device", device_text(facts)},
        {"Trained by", versions_text(facts)},
    };
    return {"summary", "Summary", facts_list(rows)};
}

PageSection plots_section(const RunFacts& facts) {
    return {"plots", "Plots", plot_figures(plots_of_run(facts.history))};
}

Html player(const std::string& text, const EmbeddedSample& sample) {
    const Html audio = element("audio", {{"controls", ""},
                                         {"preload", "metadata"},
                                         {"aria-label", sample.label + ": " + text},
                                         {"src", sample.data_uri}});
    return element("li", text_element("span", sample.label) + audio);
}

PageSection samples_section(const EmbeddedSamples& samples) {
    Html content = sample_players(samples);
    if (content.empty())
        content = paragraph("The run has no samples that can be played.", "none");
    if (samples.num_omitted > 0)
        content += paragraph(fmt::format("{} more samples are in the folder of the run; the size "
                                         "of this page is limited.",
                                         samples.num_omitted),
                             "note");
    return {"samples", "Samples", content};
}

Html changes_while_training(const RunHistory& history) {
    std::vector<std::string> changes;
    for (const SettingsChanged& change : history.changes)
        changes.push_back(
            fmt::format("After step {}: {}", change.step, english_without_folders(change.what)));
    if (changes.empty())
        return {};
    return text_element("h3", "Changed while it trained") +
           sentence_list(changes, max_listed_changes);
}

Html settings_table(RunConfig config) {
    PageTable table{
        "Settings that are not the defaults", {"setting", "value", "default", "unit"}, {}};
    for (const ShownSetting& setting : changed_settings(std::move(config)))
        table.rows.push_back({code_cell(setting.key), code_cell(setting.values[0]),
                              code_cell(setting.values[1]), html_text(setting.unit)});
    if (table.rows.empty())
        return paragraph("All settings have their defaults.", "none");
    return paragraph("All other settings have their defaults. Files are shown without their "
                     "folders.",
                     "note") +
           table_region(table);
}

PageSection settings_section(const RunFacts& facts) {
    const Html settings = facts.config
                              ? settings_table(*facts.config)
                              : paragraph("The configuration of the run cannot be read.", "none");
    return {"settings", "Settings", settings + changes_while_training(facts.history)};
}

/// Excluded recordings are part of the data.
PageSection advice_section(const RunFacts& facts) {
    PageTable table{"Advice, in the order of the steps", {"step", "advice", "name"}, {}};
    std::size_t omitted = 0;
    for (const Advice& advice : facts.history.advice) {
        if (advice.id == excluded_recording_advice)
            continue;
        if (table.rows.size() < max_advice)
            table.rows.push_back({html_text(std::to_string(advice.step)),
                                  html_text(english_without_folders(advice.what)),
                                  code_cell(advice.id)});
        else
            ++omitted;
    }
    if (table.rows.empty())
        return {"advice", "Advice", paragraph("The run gave no advice.", "none")};
    Html content = table_region(table);
    if (omitted > 0)
        content += paragraph(fmt::format("{} more are in metrics.jsonl.", omitted), "note");
    return {"advice", "Advice", content};
}

} // namespace

Html sample_players(const EmbeddedSamples& samples) {
    Html content;
    for (const SamplesOfText& row : samples.texts) {
        Html players;
        for (const EmbeddedSample& sample : row.samples)
            players += player(row.text, sample);
        const std::string text = row.text.empty() ? "(the text is not stored)" : row.text;
        content += element("article", text_element("h3", text, {{"dir", "auto"}}) +
                                          element("ul", {{"class", "players"}}, players));
    }
    return content;
}

std::vector<PageSection> sections_of_run(const RunFacts& facts, const EmbeddedSamples& samples) {
    return {summary_section(facts),  plots_section(facts),       samples_section(samples),
            settings_section(facts), advice_section(facts),      data_section(facts),
            hardware_section(facts), checkpoints_section(facts), provenance_section(facts)};
}

} // namespace formant
