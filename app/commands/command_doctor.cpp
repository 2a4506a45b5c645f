#include "app/commands/command_doctor.h"

#include "app/exit_code.h"
#include "app/finding_lines.h"
#include "app/speaker_counts.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/base/os/os_terminal.h"
#include "engine/base/text/time_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

/// Maximum number of findings of a kind in a terminal, so that the rest stays visible.
constexpr std::int64_t max_per_kind = 20;

std::string summary(const DatasetReport& report) {
    return fmt::format(
        "{} ({}): recordings: {}, usable for training: {}, without errors: {}, {} of audio; "
        "findings: {}, errors: {}",
        report.metadata, report.format, report.named, report.trainable, report.kept,
        to_english(time_text(report.sound_s)), report.findings.size(), report.errors);
}

int print_next_step(const DatasetReport& report) {
    if (!report.cleaned_metadata.empty()) {
        print_line(fmt::format("recordings kept: {}; train on them with data.corpus: {}",
                               report.kept, report.cleaned_metadata));
        print_line(fmt::format("excluded, with the reasons: {}", report.excluded_list));
        for (const std::string& file : report.backups)
            print_line(fmt::format("the previous file was kept as {}", file));
        return 0;
    }
    if (report.errors == 0)
        return 0;
    print_line("--fix writes a copy of the metadata without the recordings that have errors");
    return static_cast<int>(ErrorKind::data);
}

} // namespace

CLI::App* add_doctor_options(CLI::App& app, DatasetRequest& dataset) {
    CLI::App* doctor = app.add_subcommand(
        "doctor",
        "Check a corpus for problems: unreadable, silent, clipped, too short or too long, "
        "duplicate, text and audio that do not match. The exit code is 3 if there are errors "
        "and --fix is not given");
    doctor->add_option("dataset", dataset.corpus, "Folder of the recordings or their metadata file")
        ->required();
    doctor->add_flag(
        "--fix", dataset.fix,
        "Write a copy of the metadata without recordings that have errors, next to the "
        "original; recordings are never changed. A different copy of an earlier --fix "
        "is kept as FILE.old");
    doctor->add_option("--format", dataset.format, "Corpus format, as data.format")
        ->capture_default_str();
    doctor->add_option("--prompt-list", dataset.prompt_list, "One prompt list of a profile folder")
        ->capture_default_str();
    doctor->add_flag("--folders-are-speakers", dataset.folders_are_speakers,
                     "Each folder is a speaker, as data.folders_are_speakers");
    doctor->add_option("--workers", dataset.workers, "Number of reading processes; 0: one per core")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    return doctor;
}

int examine_in_terminal(const DatasetRequest& request) {
    const StopOnSignal stop;
    const auto report = analyze_dataset(request, stop.token());
    if (!report)
        return formant::report(report.error());
    for (const std::string& line :
         finding_lines(report->findings, output_is_a_terminal() ? max_per_kind : 0))
        print_line(line);
    for (const Message& note : report->text_notes)
        print_line(fmt::format("note: {}", to_english(note)));
    print_line(fmt::format("{}: {}", report->metadata, to_english(report->reading)));
    print_line(summary(*report));
    print_speaker_counts(report->speakers);
    return print_next_step(*report);
}

} // namespace formant
