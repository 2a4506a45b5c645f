#pragma once

#include "tests/support/corpora/word_corpus.h"
#include "tests/support/python.h"

#include <QtCore/QProcess>
#include <QtCore/QStringList>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace formant::test {

/// Returns the records of one type from a metrics.jsonl, by step. Records after a later resume are
/// void; a line that a kill truncated is skipped.
inline std::map<std::int64_t, nlohmann::json> records_of(const Path& metrics,
                                                         const std::string& type) {
    std::map<std::int64_t, nlohmann::json> found;
    std::ifstream lines(metrics);
    for (std::string line; std::getline(lines, line);) {
        const auto record = nlohmann::json::parse(line, nullptr, /*allow_exceptions=*/false);
        if (record.is_discarded())
            continue;
        const std::int64_t step = record["step"];
        if (record["type"] == "resume")
            found.erase(found.upper_bound(step), found.end());
        if (record["type"] == type)
            found[step] = record;
    }
    return found;
}

/// The program and a corpus of four words.
struct TrainingProcess : WordCorpus {
    std::vector<std::string> arguments(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> all = {"--headless", "--config", config().string()};
        if (std::find(more.begin(), more.end(), "--runs") == more.end())
            all.insert(all.end(), {"--runs", runs().string()});
        if (std::find(more.begin(), more.end(), "--gpu") == more.end())
            all.insert(all.end(), {"--gpu", "cpu"});
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    ProcessOutput train(const std::vector<std::string>& more = {}) const {
        return run_program(FORMANT_PROGRAM, arguments(more), 300);
    }
    std::map<std::int64_t, nlohmann::json> records(const std::string& run,
                                                   const std::string& type) const {
        return records_of(runs() / run / "metrics.jsonl", type);
    }
};

inline QStringList as_list(const std::vector<std::string>& arguments) {
    QStringList list;
    for (const std::string& argument : arguments)
        list << QString::fromStdString(argument);
    return list;
}

using OnTrainingEvent = std::function<void(qint64 pid, const nlohmann::json& event)>;

/// Starts the program with `--log-format json` and passes on each event as it comes. Returns the
/// exit code.
inline int watch_training(std::vector<std::string> arguments, const OnTrainingEvent& on_event) {
    constexpr int longest_silence_ms = 600'000; // while it reads the recordings
    arguments.insert(arguments.end(), {"--log-format", "json"});
    QProcess process;
    process.start(FORMANT_PROGRAM, as_list(arguments));
    process.waitForStarted();
    const qint64 pid = process.processId();
    const auto hand_on = [&] {
        while (process.canReadLine())
            on_event(pid, nlohmann::json::parse(process.readLine().toStdString()));
    };
    while (process.state() != QProcess::NotRunning && process.waitForReadyRead(longest_silence_ms))
        hand_on();
    process.waitForFinished(60'000);
    hand_on();
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

/// Stops a training by a signal once `step` is logged. Returns the exit code.
inline int stop_at_step(const std::vector<std::string>& arguments, std::int64_t step,
                        int signal = SIGINT) {
    return watch_training(arguments, [=](qint64 pid, const nlohmann::json& event) {
        if (event["type"] == "train" && event["step"] == step)
            ::kill(static_cast<pid_t>(pid), signal);
    });
}

} // namespace formant::test
