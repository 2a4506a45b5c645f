#pragma once

#include "tests/app/training/training_process.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"

#include <string>
#include <vector>

namespace formant::test {

/// Returns arguments followed by more.
inline std::vector<std::string> with(std::vector<std::string> arguments,
                                     const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// Prepared tokens of 60 examples, and a small IndexTTS2 to train on them, as the public code
/// stores it.
struct TokenTraining {
    TokenTraining() { run_python("app/training/tokens/prepared_tokens.py", {data().string()}); }
    Path data() const { return folder / "data"; }
    Path runs() const { return folder / "runs"; }
    Path run() const { return std::filesystem::directory_iterator(runs())->path(); }

    /// Returns the command line of IndexTTS2's trainers.
    std::vector<std::string> arguments(const std::vector<std::string>& more) const {
        std::vector<std::string> all = {"--headless",
                                        "--model",
                                        "indextts2",
                                        "--train-manifest",
                                        (data() / "pairs.jsonl").string(),
                                        "--val-manifest",
                                        (data() / "held_out.jsonl").string(),
                                        "--tokenizer",
                                        (model / "bpe.model").string(),
                                        "--config",
                                        config.string(),
                                        "--output-dir",
                                        runs().string(),
                                        "--set",
                                        "model.indextts2.feature_frames=72",
                                        "--gpu",
                                        "cpu"};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    ProcessOutput train(const std::vector<std::string>& more) const {
        return run_program(FORMANT_PROGRAM, arguments(more), 300);
    }

    const Path model = FORMANT_SOURCE_DIR "/tests/data/reference/indextts2";
    Path config = model / "config.yaml";
    TemporaryFolder folder;
};

} // namespace formant::test
