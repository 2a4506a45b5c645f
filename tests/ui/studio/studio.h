#pragma once

#include "engine/session/runs/run_request.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/ui/studio/window_use.h"

namespace formant::test {

/// A new user's machine: a folder with recordings of four words, and empty folders for the
/// program's own files.
class Studio : public WordCorpus {
  public:
    /// Marks the program as used before, so that the wizard does not open by itself.
    void skip_wizard() const;
    /// Returns the request of `formant` without arguments.
    RunRequest request() const;

    /// Calls open_and_use(); an exception fails the test.
    int open(const WindowUse& use) const { return open(request(), use); }
    int open(const RunRequest& request, const WindowUse& use) const;

  private:
    ScopedVariable config_{"XDG_CONFIG_HOME", (folder / "home/config").string()};
    ScopedVariable state_{"XDG_STATE_HOME", (folder / "home/state").string()};
    ScopedVariable data_{"XDG_DATA_HOME", (folder / "home/data").string()};
    ScopedVariable cache_{"XDG_CACHE_HOME", (folder / "home/cache").string()};
};

} // namespace formant::test
