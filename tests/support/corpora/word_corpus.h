#pragma once

#include "tests/support/temporary_folder.h"

#include <string>

namespace formant::test {

/// A corpus of four words and the configuration of a very small model: a step takes milliseconds.
/// `metadata.csv` and `config.yaml` (run "small", 60 steps, a checkpoint every 20) lie in the
/// folder.
struct WordCorpus {
    WordCorpus();

    TemporaryFolder folder;

    Path config() const { return folder / "config.yaml"; }
    Path runs() const { return folder / "runs"; }
    Path checkpoint(const std::string& run, const std::string& name) const {
        return runs() / run / "checkpoints" / name;
    }
};

} // namespace formant::test
