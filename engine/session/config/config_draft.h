#pragma once

#include "engine/session/config/config_fault.h"
#include "engine/session/config/run_config_text.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

/// A configuration that is being written. Its YAML text is what counts: values are read from it,
/// and changes are made in it, so that comments and order stay. Of a text with faults, what can be
/// read is read. `name` names the text in messages.
class ConfigDraft {
  public:
    explicit ConfigDraft(std::string text = "", std::string name = "config.yaml");

    const std::string& text() const { return text_; }
    void set_text(std::string text);
    void set_name(std::string name);
    /// What the text gives, over preset and defaults.
    const RunConfig& config() const { return read_.config; }

    /// As typed (typed_value.h). Of a setting with a fault, what the text says of it.
    const std::string& value(const std::string& key) const { return values_.at(key).now; }
    /// Without a word of the text on it.
    const std::string& value_of_preset(const std::string& key) const {
        return values_.at(key).of_preset;
    }
    bool differs_from_preset(const std::string& key) const {
        return value(key) != value_of_preset(key);
    }
    bool is_automatic(const std::string& key) const { return values_.at(key).is_automatic; }

    /// Puts what was typed into the text; ErrorKind::usage where it is none of the field's values
    /// or the text has a form that cannot be edited. The text is then as before.
    Result<void> set(const std::string& key, const std::string& typed);
    /// Removes the setting from the text.
    Result<void> back_to_preset(const std::string& key);

    /// Whether anything can be read from the text: it is YAML.
    bool is_readable() const;
    /// In the order of the text.
    const std::vector<ConfigFault>& faults() const { return faults_; }

  private:
    struct Value {
        std::string now;
        std::string of_preset;
        bool is_automatic = false;
    };

    void read();
    void look_at_values();
    void show_what_is_written();
    Result<void> take(const Result<std::string>& edited);
    std::string key_in_text(const std::string& key) const;

    std::string text_;
    std::string name_;
    RunConfigText read_;
    std::vector<ConfigFault> faults_;
    std::map<std::string, Value> values_; ///< by key
};

} // namespace formant
