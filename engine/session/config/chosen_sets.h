#pragma once

#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// Settings that stand for many others and lie below every single one, wherever they are named:
/// preset, kind and size of the model.
class ChosenSets {
  public:
    ChosenSets();

    /// For what a configuration says of them itself.
    ConfigTable table() { return run_config_table(said_).only(keys()); }
    static const std::vector<std::string>& keys();

    /// Gives a default configuration the values that all others are set on.
    Result<void> begin(RunConfig& config) const;

  private:
    std::string preset() const;
    std::string size() const;

    RunConfig said_; ///< empty: nothing was said
};

} // namespace formant
