#pragma once

#include "engine/base/atomic_file.h"
#include "engine/session/preflight/preflight.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/word_runs.h"

#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

namespace formant::test {

/// Runs the preflight checks of a small voice and stores their results by id.
struct PreflightFixture : WordRuns {
    std::map<std::string, PreflightCheck> checks;

    Result<void> run_checks(const RunRequest& request,
                            PreflightDepth depth = PreflightDepth::full) {
        checks.clear();
        return run_preflight(request, depth, CancellationToken(),
                             [this](const PreflightCheck& one) { checks[one.id] = one; });
    }
    Result<void> check(std::vector<std::string> settings = {}) {
        return run_checks(request(std::move(settings)));
    }
    /// Runs the checks of PreflightDepth::at_start.
    Result<void> check_at_start(std::vector<std::string> settings = {}) {
        return run_checks(request(std::move(settings)), PreflightDepth::at_start);
    }
    /// Trains the small voice, so that its run has a checkpoint.
    void train(int steps) const {
        Recorder recorder;
        throw_on_error(test::train(request({fmt::format("train.max_steps={}", steps)}), recorder));
    }
    void write(const std::string& name, const std::string& bytes) const {
        throw_on_error(write_file_atomically(folder / name, bytes));
    }
    bool is(const std::string& id, Grade grade) const {
        return checks.contains(id) && checks.at(id).grade == grade;
    }
    std::string said(const std::string& id) const { return to_english(checks.at(id).what); }
};

} // namespace formant::test
