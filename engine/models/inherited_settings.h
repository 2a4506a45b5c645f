#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/kind_settings.h"
#include "engine/text/symbol_table.h"

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
    /// Sets the sizes of the codec on whose tokens a model is trained to those of the codec's
    /// settings.
    virtual void inherit_from_codec(const KindSettings& /*codec*/,
                                    KindSettings& /*settings*/) const {}
    /// Sets what depends on the symbols of a run that starts fresh. ErrorKind::usage if the model
    /// cannot read texts with them.
    virtual Result<void> inherit_from_symbols(const SymbolTable& /*symbols*/,
                                              KindSettings& /*settings*/) const {
        return {};
    }
    /// Returns an error if a model with these settings lacks a part of the weights.
    virtual Result<void> check_nothing_lost(const StateTree::Map& weights, std::int64_t n_speakers,
                                            const KindSettings& settings) const = 0;
};

} // namespace formant
