#pragma once

#include "engine/base/atomic_file.h"
#include "engine/session/preflight/preflight.h"
#include "tests/support/must.h"
#include "tests/support/word_runs.h"

#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

namespace formant::test {

/// A preflight of a small voice, and what it said.
struct PreflightRuns : WordRuns {
    std::map<std::string, PreflightLine> lines;

    Result<void> look_for(const RunRequest& request, PreflightDepth depth = PreflightDepth::whole) {
        lines.clear();
        return run_preflight(request, depth, Cancellation(),
                             [this](const PreflightLine& line) { lines[line.id] = line; });
    }
    Result<void> look(std::vector<std::string> settings = {}) {
        return look_for(request(std::move(settings)));
    }
    /// Without what takes seconds.
    Result<void> look_at_start(std::vector<std::string> settings = {}) {
        return look_for(request(std::move(settings)), PreflightDepth::at_start);
    }
    /// Lays a checkpoint of the small voice into its run.
    void train(int steps) const {
        Recorder recorder;
        must(test::train(request({fmt::format("train.max_steps={}", steps)}), recorder));
    }
    void write(const std::string& name, const std::string& bytes) const {
        must(write_file_atomically(folder / name, bytes));
    }
    bool is(const std::string& id, Grade grade) const {
        return lines.contains(id) && lines.at(id).grade == grade;
    }
    std::string said(const std::string& id) const { return to_english(lines.at(id).what); }
};

} // namespace formant::test
