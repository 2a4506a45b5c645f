#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/kind_settings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The settings of a kind of model that are left to the weights from which a run starts, such as
/// the width of a speaker embedding.
class InheritedSettings {
  public:
    virtual ~InheritedSettings() = default;
    /// Returns the keys of the settings.
    virtual std::vector<std::string> keys() const = 0;
    /// Sets what is left open to what the pretrained weights have. Returns a message if the model
    /// gets a part for that.
    virtual std::optional<Message> inherit_from_weights(const StateTree::Map& weights,
                                                        std::int64_t n_speakers,
                                                        KindSettings& settings) const = 0;
    /// Sets what is left open to the settings of the checkpoint that a run resumes. Returns a
    /// message if the settings asked for something else.
    virtual std::optional<Message> inherit_from_saved(const KindSettings& saved,
                                                      std::int64_t n_speakers,
                                                      KindSettings& settings) const = 0;
    /// Returns an error if a model with these settings lacks a part of the weights.
    virtual Result<void> check_nothing_lost(const StateTree::Map& weights, std::int64_t n_speakers,
                                            const KindSettings& settings) const = 0;
};

} // namespace formant
