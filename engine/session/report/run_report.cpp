#include "engine/session/report/run_report.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/time_text.h"
#include "engine/session/report/comparison_sections.h"
#include "engine/session/report/report_page.h"
#include "engine/session/report/run_sections.h"
#include "engine/session/report/run_summary.h"
#include "engine/session/runs/find_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

Result<void> check_replaceable(const Path& file, bool force) {
    if (force || !path_exists(file))
        return {};
    const auto bytes = read_first_bytes(file, report_mark_bytes);
    if (bytes && is_report(*bytes))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} exists already and is not a report; choose "
                                              "another file with --out, or replace it with "
                                              "--force"),
                        {{"file", file.string()}}));
}

/// Two runs of one name lie in different folders.
std::string unique_name(const std::vector<ComparedRun>& runs, const std::string& name) {
    const auto is_taken = [&](const std::string& tried) {
        return std::ranges::find(runs, tried, &ComparedRun::name) != runs.end();
    };
    std::string unique = name;
    for (int number = 2; is_taken(unique); ++number)
        unique = fmt::format("{} ({})", name, number);
    return unique;
}

/// A comparison has the newest samples of each run only, and shares the size of the page.
SampleLimits limits_for(std::size_t num_runs) {
    SampleLimits limits;
    if (num_runs > 1) {
        limits.max_bytes /= num_runs;
        limits.max_checkpoints = 1;
    }
    return limits;
}

Result<std::vector<ComparedRun>> read_runs(const ReportRequest& request) {
    std::vector<ComparedRun> runs;
    for (const std::string& run : request.runs) {
        auto facts = read_run_facts(run, request.runs_folder);
        if (!facts)
            return fail(facts.error());
        auto samples = embed_samples(facts->samples, limits_for(request.runs.size()));
        const std::string name = unique_name(runs, facts->status.name);
        runs.push_back({name, std::move(*facts), std::move(samples)});
    }
    return runs;
}

Html subtitle(const Html& first) {
    std::string time = time_now_text(); // 2026-11-21T15:40:00Z
    time = time.substr(0, 10) + " " + time.substr(11, 5) + " UTC";
    return element("p", {{"class", "subtitle"}}, first + text_element("span", "Report of " + time));
}

void add_faults(const ComparedRun& run, const std::string& prefix, ReportPage& page) {
    for (const auto* faults : {&run.facts.faults, &run.samples.faults})
        for (const std::string& fault : *faults)
            page.faults.push_back(prefix + fault);
}

ReportPage page_of_run(const ComparedRun& run) {
    ReportPage page{run.name, subtitle(state_badge(run.facts.status)), {}, {}};
    page.sections = sections_of_run(run.facts, run.samples);
    add_faults(run, "", page);
    return page;
}

ReportPage page_of_comparison(const std::vector<ComparedRun>& runs) {
    std::string names;
    for (const ComparedRun& run : runs)
        names += (names.empty() ? "" : ", ") + run.name;
    ReportPage page{fmt::format("Comparison of {} runs", runs.size()),
                    subtitle(text_element("span", names, {{"dir", "auto"}})),
                    {},
                    sections_of_comparison(runs)};
    for (const ComparedRun& run : runs)
        add_faults(run, run.name + ": ", page);
    return page;
}

/// Returns the file to write. `first` is the folder of the first run.
Path file_for(const ReportRequest& request, const Path& first) {
    if (!request.out.empty())
        return request.out;
    if (request.runs.size() == 1)
        return first / "report.html";
    return std::filesystem::absolute(first / "").parent_path().parent_path() / "comparison.html";
}

/// Reading the runs takes longer than finding out that the file must not be replaced.
Result<Path> check_file(const ReportRequest& request) {
    return find_run(request.runs.front(), request.runs_folder).and_then([&](const Path& first) {
        Path file = file_for(request, first);
        return check_replaceable(file, request.force).map([&] { return file; });
    });
}

Result<WrittenReport> write_page(const Path& file, const std::vector<ComparedRun>& runs) {
    const ReportPage page = runs.size() == 1 ? page_of_run(runs.front()) : page_of_comparison(runs);
    return write_file_atomically(file, report_html(page)).map([&] {
        WrittenReport report{file.string(), page.faults, 0};
        for (const ComparedRun& run : runs)
            report.num_omitted_samples += run.samples.num_omitted;
        return report;
    });
}

} // namespace

Result<WrittenReport> write_run_report(const ReportRequest& request) {
    return check_file(request).and_then([&](const Path& file) {
        return read_runs(request).and_then(
            [&](const std::vector<ComparedRun>& runs) { return write_page(file, runs); });
    });
}

} // namespace formant
