#pragma once

#include "engine/session/config/config_fault.h"
#include "engine/session/config/run_config_text.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

/// A configuration that is being edited, as text and as values at once.
///
/// The YAML text is authoritative: values are parsed from it, and a changed value is edited in
/// place, so that comments and order are preserved. Where the text has faults, the rest is still
/// parsed. Messages refer to the text as `name`; without one, they give lines alone.
class ConfigDraft {
  public:
    explicit ConfigDraft(std::string text = "", std::string name = "");

    const std::string& text() const { return text_; }
    /// Replaces the text and parses it.
    void set_text(std::string text);
    void set_name(std::string name);
    /// Returns the values of the text on top of its preset and the defaults.
    const RunConfig& config() const { return read_.config; }

    /// Returns the value of a setting as it is typed into a form (typed_value.h); of a faulty one,
    /// what the text holds.
    const std::string& value(const std::string& key) const { return values_.at(key).current; }
    /// Returns the value that the setting has when the text does not give it.
    const std::string& preset_value(const std::string& key) const { return values_.at(key).preset; }
    bool differs_from_preset(const std::string& key) const {
        return value(key) != preset_value(key);
    }
    /// Returns whether the setting has the value that leaves the choice to the program.
    bool is_automatic(const std::string& key) const { return values_.at(key).is_automatic; }

    /// Writes the typed value into the text. ErrorKind::usage if the value is invalid or the text
    /// has a form that cannot be edited; the text is then unchanged.
    Result<void> set(const std::string& key, const std::string& typed);
    /// Removes the setting from the text, so that preset or default applies.
    Result<void> reset_to_preset(const std::string& key);

    /// Returns whether the text is valid YAML, so that values can be read from it.
    bool is_readable() const;
    /// Returns everything that is wrong with the text, in its order.
    const std::vector<ConfigFault>& faults() const { return faults_; }

  private:
    struct Value {
        std::string current;
        std::string preset;
        bool is_automatic = false;
    };

    void read();
    void update_values();
    void keep_invalid_values();
    Result<void> apply_edit(const Result<std::string>& edited);

    std::string text_;
    std::string name_;
    RunConfigText read_;
    std::vector<ConfigFault> faults_;
    std::map<std::string, Value> values_; ///< by key
};

} // namespace formant
