#pragma once

#include "engine/session/interop/third_party_config_reader.h"

namespace formant {

/// Translates the configuration of XTTS v2 in Coqui's code (`config.json` next to `model.pth`): the
/// sizes of its GPT, weights of losses, and the optimizer of a trainer's. Settings of upstream's
/// training program and of its synthesis have no equivalent.
class XttsConfigReader : public ThirdPartyConfigReader {
  public:
    /// Null for other configurations.
    static std::unique_ptr<ThirdPartyConfigReader>
    detect(const std::vector<LegacyConfigEntry>& entries);
    explicit XttsConfigReader(const std::vector<LegacyConfigEntry>& entries);

    std::optional<Setting> translate(const LegacyConfigEntry& entry) const override;
    std::vector<Setting> implied_settings() const override;
    /// Returns true for what does not describe the model, and for values that all models of this
    /// kind have.
    bool is_table_entry(const LegacyConfigEntry& entry) const override;

  private:
    /// The published configuration has a learning rate and an optimizer of Coqui's base class,
    /// with which XTTS was never trained; a trainer's has values for them.
    bool has_optimizer_;
    std::string half_of_longest_; ///< of conditioning parts, in samples
};

} // namespace formant
