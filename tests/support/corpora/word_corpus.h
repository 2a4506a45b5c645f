#pragma once

#include "tests/support/temporary_folder.h"

#include <string>

namespace formant::test {

/// Creates a corpus of four words and the configuration of a very small model, whose step takes
/// milliseconds: `metadata.csv` and `config.yaml` (run "small", 60 steps, a checkpoint every 20).
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
