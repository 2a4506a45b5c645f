#pragma once

#include "engine/session/runs/run_request.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/ui/studio/window_use.h"

namespace formant::test {

/// A new user's machine: a folder of recordings of four words, and folders of the program's own in
/// which nothing lies yet.
class Studio : public WordCorpus {
  public:
    /// The program was open here before: the wizard does not come by itself.
    void is_known() const;
    /// What `formant` alone asks for.
    RunRequest request() const;

    /// As open_and_use(); what is thrown fails the test.
    int open(const WindowUse& use) const { return open(request(), use); }
    int open(const RunRequest& request, const WindowUse& use) const;

  private:
    ScopedVariable config_{"XDG_CONFIG_HOME", (folder / "home/config").string()};
    ScopedVariable state_{"XDG_STATE_HOME", (folder / "home/state").string()};
    ScopedVariable data_{"XDG_DATA_HOME", (folder / "home/data").string()};
    ScopedVariable cache_{"XDG_CACHE_HOME", (folder / "home/cache").string()};
};

} // namespace formant::test
