#include "engine/session/interop/config_import.h"

#include "engine/base/atomic_file.h"
#include "engine/base/lower_case.h"
#include "engine/base/os/os_files.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/older_config.h"
#include "engine/session/interop/older_settings.h"
#include "engine/session/interop/public_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>

namespace formant {
namespace {

/// A setting of ours and the text of its value.
struct OurSetting {
    std::string key;
    std::string text;
};

/// An option that sets just what the setting takes: no "--use-bf16".
bool takes_a_value(const CommandLineAlias& alias) {
    return alias.value.empty() || alias.value == "true" || alias.value == "on";
}

/// Options of the older scripts, which are ours too, stood for settings of the same name:
/// "train_manifest".
const BoundField* setting_of_option(const ConfigTable& table, const std::string& name) {
    std::string option = fmt::format("--{}", name);
    std::replace(option.begin(), option.end(), '_', '-');
    for (const BoundField& bound : table.fields())
        for (const CommandLineAlias& alias : bound.field.aliases)
            if (alias.option == option && takes_a_value(alias))
                return &bound;
    return nullptr;
}

/// The older scripts had the same names, some in other sections.
const BoundField* same_setting(const ConfigTable& table, const OlderEntry& entry) {
    const std::string section = entry.key.substr(0, entry.key.size() - entry.name.size());
    if (const BoundField* bound = table.find(entry.key))
        return bound;
    static const std::array<std::string, 4> sections = {"", "train.", "training.", "data."};
    if (std::find(sections.begin(), sections.end(), section) == sections.end())
        return nullptr;
    for (const char* ours : {"train", "data", "audio", "text"})
        if (const BoundField* bound = table.find(fmt::format("{}.{}", ours, entry.name)))
            return bound;
    return setting_of_option(table, entry.name);
}

Result<std::string> in_our_words(const OlderSetting& older, const OlderEntry& entry) {
    if (older.words.empty())
        return entry.text;
    for (const auto& [theirs, ours] : older.words)
        if (theirs == lower_case(entry.text))
            return ours;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{where}: '{value}' is no value of {name}"),
                        {{"where", entry.where}, {"value", entry.text}, {"name", entry.name}}));
}

class ConfigImporter {
  public:
    ImportedConfig translate(const std::vector<OlderEntry>& entries) {
        ImportedConfig imported;
        public_ = PublicSettings::recognise(entries);
        if (public_)
            take_implied();
        for (const OlderEntry& entry : entries) {
            if (public_ && public_->is_of_table(entry))
                continue;
            const auto taken = take_over(entry);
            imported.settings.push_back({entry.key, entry.text, taken.value_or(""),
                                         taken ? Message() : taken.error().what});
        }
        imported.yaml = write_yaml(table_.only(keys_));
        return imported;
    }
    Result<void> check() const { return check_run_config(config_); }

    /// Of files that are named relative to another folder than that of `out`.
    std::vector<Message> notes_on_files(const Path& out) const {
        std::vector<Message> notes;
        for (const char* key :
             {"data.corpus", "data.validation", "data.exclude_sequences", "train.pretrained_path"})
            if (taken_from_.contains(key))
                if (const Path file = file_of(key); !path_exists(out.parent_path() / file))
                    notes.push_back(not_there(key, out, file));
        return notes;
    }

  private:
    /// What it becomes; the error says why it is left out.
    Result<std::string> take_over(const OlderEntry& entry) {
        return in_our_terms(entry).and_then([&](const OurSetting& ours) -> Result<std::string> {
            if (const auto taken = taken_from_.find(ours.key); taken != taken_from_.end())
                return fail(given_twice(ours.key, taken->second));
            return assign_text(table_, ours.key, ours.text, entry.where).map([&] {
                taken_from_[ours.key] = entry.key;
                keys_.push_back(ours.key);
                return fmt::format("{}: {}", ours.key, ours.text);
            });
        });
    }

    /// They are settings of ours with values of their kinds, which storing takes.
    void take_implied() {
        for (const auto& [key, text] : public_->implied())
            if (assign_text(table_, key, text, key))
                keys_.push_back(key);
    }

    std::optional<OurSetting> in_public_terms(const OlderEntry& entry) const {
        const auto setting = public_ ? public_->translated(entry) : std::nullopt;
        if (!setting || table_.find(setting->first) == nullptr)
            return std::nullopt;
        return OurSetting{setting->first, setting->second};
    }

    Path file_of(const std::string& key) const {
        return std::get<std::string>(table_.find(key)->value());
    }

    static Message not_there(const std::string& key, const Path& out, const Path& file) {
        return message(
            FORMANT_TR("session", "{key}: there is no {file}; what {out} names is "
                                  "relative to its folder, so write the whole path"),
            {{"key", key}, {"file", (out.parent_path() / file).string()}, {"out", out.string()}});
    }

    Result<OurSetting> in_our_terms(const OlderEntry& entry) const {
        if (auto ours = in_public_terms(entry))
            return *ours;
        if (entry.text.empty())
            return fail(ErrorKind::usage, message(FORMANT_TR("session", "it has no value")));
        if (const BoundField* same = same_setting(table_, entry))
            return OurSetting{same->key, entry.text};
        const OlderSetting* older = find_older_setting(entry.name);
        if (older == nullptr)
            return fail(unknown(entry));
        const std::string key = older->key;
        if (key.empty())
            return fail(ErrorKind::usage, message(older->why));
        return in_our_words(*older, entry).map([&](const std::string& text) {
            return OurSetting{key, text};
        });
    }

    static Error unknown(const OlderEntry& entry) {
        return {ErrorKind::usage, message(FORMANT_TR("session", "{where}: unknown setting '{key}'"),
                                          {{"where", entry.where}, {"key", entry.key}})};
    }

    static Error given_twice(const std::string& key, const std::string& first) {
        return {ErrorKind::usage, message(FORMANT_TR("session", "{first} has given {key} already"),
                                          {{"first", first}, {"key", key}})};
    }

    std::unique_ptr<PublicSettings> public_; ///< of a configuration of another program
    RunConfig config_;
    const ConfigTable table_ = run_config_table(config_);
    std::vector<std::string> keys_ = {"version"};
    std::map<std::string, std::string> taken_from_; ///< our key -> theirs
};

Result<void> write_new_file(const Path& file, const std::string& yaml) {
    if (!path_exists(file))
        return write_file_atomically(file, yaml);
    return fail(ErrorKind::usage, message(FORMANT_TR("session", "{file} is there already; choose "
                                                                "another name with --out"),
                                          {{"file", file.string()}}));
}

} // namespace

Result<ImportedConfig> import_config(const ConfigImport& request) {
    const auto entries = read_older_config(request.file);
    if (!entries)
        return fail(entries.error());
    ConfigImporter importer;
    ImportedConfig imported = importer.translate(*entries);
    auto done = importer.check().and_then([&]() -> Result<void> {
        return request.out.empty() ? Result<void>() : write_new_file(request.out, imported.yaml);
    });
    if (!done)
        return fail(done.error());
    if (!request.out.empty())
        imported.notes = importer.notes_on_files(request.out);
    return imported;
}

} // namespace formant
