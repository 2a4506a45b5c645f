#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace formant {

using FieldValue = std::variant<bool, std::int64_t, double, std::string, std::vector<double>,
                                std::vector<std::string>>;

/// Describes a command-line option that is another name for a setting.
struct CommandLineAlias {
    std::string option;     ///< "--batch-size"
    std::string value;      ///< the value that it sets if it takes none; empty: it takes a value
    std::string more_key{}; ///< full key of the list to which the option adds further values if it
                            ///< is repeated; empty: the last value counts
};

/// What a setting names: no path, a file, or a file or folder. Paths in a configuration file are
/// relative to its folder.
enum class PathKind { none, file, file_or_folder };

/// Describes a setting: everything that YAML, `--set`, `--help`, the window's form and the
/// reference page need. Each part of the engine exports the fields of its own plain struct.
struct Field {
    std::string name; ///< within its section: "batch_size" of "train.batch_size"
    Message help;
    MessageText label{}; ///< what the window calls it; empty: its name
    std::string unit;    ///< "Hz", "steps", ...; empty where there is none
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::vector<std::string> choices; ///< of a string field; empty: any text
    bool zero_is_automatic = false;
    std::string automatic_choice; ///< of `choices`: the program chooses; empty: none
    bool only_speed = false;      ///< true if it affects the speed of a run and nothing else
    std::vector<CommandLineAlias> aliases;
    std::string other_key;      ///< alternative full key: "train.num_workers"
    bool was_renamed = false;   ///< `other_key` is the former key: read, but not written any more
    bool restart_needed = true; ///< false: can change while a run is in progress
    PathKind path = PathKind::none;
    std::function<FieldValue(const void* config)> get;
    std::function<void(void* config, const FieldValue&)> set;
};

/// Returns the name of the type for messages and help: "a whole number", "text", ...
Message type_name(const FieldValue& value);

/// Builds a Field from a member of a config struct:
/// `field("batch_size", &TrainConfig::batch_size, FORMANT_TR(...)).unit("clips").range(1, 4096)`
class FieldBuilder {
  public:
    explicit FieldBuilder(Field field) : field_(std::move(field)) {}
    /// Replaces the help by one that is composed of several texts.
    FieldBuilder&& help(Message help) && {
        field_.help = std::move(help);
        return std::move(*this);
    }
    FieldBuilder&& label(MessageText label) && {
        field_.label = label;
        return std::move(*this);
    }
    FieldBuilder&& names(PathKind path) && {
        field_.path = path;
        return std::move(*this);
    }
    FieldBuilder&& unit(std::string unit) && {
        field_.unit = std::move(unit);
        return std::move(*this);
    }
    FieldBuilder&& range(double minimum, double maximum) && {
        field_.minimum = minimum;
        field_.maximum = maximum;
        return std::move(*this);
    }
    FieldBuilder&& at_least(double minimum) && {
        field_.minimum = minimum;
        return std::move(*this);
    }
    FieldBuilder&& choices(std::vector<std::string> choices) && {
        field_.choices = std::move(choices);
        return std::move(*this);
    }
    FieldBuilder&& automatic_at_zero() && {
        field_.zero_is_automatic = true;
        return std::move(*this);
    }
    FieldBuilder&& automatic_at(std::string choice) && {
        field_.automatic_choice = std::move(choice);
        return std::move(*this);
    }
    /// Sets the choices "on", "off", and "auto" for the program to choose.
    FieldBuilder&& automatic_or_switched() && {
        field_.choices = {"auto", "on", "off"};
        field_.automatic_choice = "auto";
        return std::move(*this);
    }
    FieldBuilder&& changes_only_speed() && {
        field_.only_speed = true;
        return std::move(*this);
    }
    /// Adds a command-line option; with `value`, a flag that sets this value ("--use-bf16" sets
    /// "bf16").
    FieldBuilder&& alias(std::string option, std::string value = "") && {
        field_.aliases.push_back({std::move(option), std::move(value), ""});
        return std::move(*this);
    }
    /// Lets the last option that was added be repeated: further values go to the list `key`.
    FieldBuilder&& more_in(std::string key) && {
        field_.aliases.back().more_key = std::move(key);
        return std::move(*this);
    }
    FieldBuilder&& also_called(std::string key) && {
        field_.other_key = std::move(key);
        return std::move(*this);
    }
    /// Sets the former key of the setting, which legacy configurations and checkpoints have.
    FieldBuilder&& renamed_from(std::string key) && {
        field_.other_key = std::move(key);
        field_.was_renamed = true;
        return std::move(*this);
    }
    FieldBuilder&& changes_while_running() && {
        field_.restart_needed = false;
        return std::move(*this);
    }
    operator Field() && { return std::move(field_); }

  private:
    Field field_;
};

template <class Config, class T>
FieldBuilder field(std::string name, T Config::*member, MessageText help) {
    Field made;
    made.name = std::move(name);
    made.help = message(help);
    made.get = [member](const void* config) -> FieldValue {
        return static_cast<const Config*>(config)->*member;
    };
    made.set = [member](void* config, const FieldValue& value) {
        static_cast<Config*>(config)->*member = std::get<T>(value);
    };
    return FieldBuilder(std::move(made));
}

} // namespace formant
