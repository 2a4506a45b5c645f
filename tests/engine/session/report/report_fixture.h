#pragma once

#include "engine/base/atomic_file.h"
#include "engine/session/report/run_report.h"
#include "tests/support/python.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <filesystem>

namespace formant::test {

/// A run "small" of four words that was trained to its end, of which each test gets a copy.
class TrainedRun {
  public:
    TrainedRun() {
        Recorder recorder;
        throw_on_error(train(words_.request({"train.sample_interval_steps=20"}), recorder));
    }

    /// Copies the run into a folder of runs, under any name, and returns its folder.
    Path copy_to(const Path& runs, const std::string& name) const {
        std::filesystem::create_directories(runs);
        std::filesystem::copy(words_.runs() / "small", runs / name,
                              std::filesystem::copy_options::recursive);
        return runs / name;
    }
    std::string folder() const { return words_.folder.path().string(); }

  private:
    WordRuns words_;
};

/// Writes a report and returns its page, or the error.
inline std::string page_of(const ReportRequest& request) {
    const auto written = write_run_report(request);
    return written ? *read_file(written->file) : to_english(written.error().what);
}

/// Returns what check_page.py finds; empty if it finds nothing.
inline std::string faults_of_page(const Path& page) {
    const auto checked = run_python("engine/session/report/check_page.py", {page.string()});
    return checked.exit_code == 0 ? "" : checked.standard_output + checked.standard_error;
}

inline bool says(const std::string& page, const std::string& text) {
    return page.find(text) != std::string::npos;
}

} // namespace formant::test
