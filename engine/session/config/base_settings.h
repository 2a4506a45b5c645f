#pragma once

#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// The settings that select the values of many others: preset, kind of model and size of model.
///
/// They are applied before all single settings, in whatever order the configuration gives them, so
/// that a single setting always overrides what a preset or a model size implies.
class BaseSettings {
  public:
    BaseSettings();

    /// Returns the table into which a configuration's own values of these settings are read.
    ConfigTable table() { return run_config_table(given_).only(keys()); }
    /// Returns the keys of these settings.
    static const std::vector<std::string>& keys();

    /// Returns true if the configuration names the model.
    bool names_model() const { return !given_.voice.model.name.empty(); }

    /// Applies preset and model size to a default configuration; single settings are read on top.
    Result<void> apply(RunConfig& config) const;

  private:
    std::string preset() const;
    std::string size() const;

    RunConfig given_; ///< an empty value: the configuration does not give it
};

} // namespace formant
