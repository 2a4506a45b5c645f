#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <string>
#include <vector>

namespace formant {

/// Binds a field to the struct that it reads and writes.
struct BoundField {
    std::string key; ///< "train.batch_size"
    Field field;
    void* config = nullptr;

    FieldValue value() const { return field.get(config); }
    /// Returns true if the value leaves the choice to the program.
    bool is_automatic() const;
    /// Returns the section of the key: "train" for "train.learning_rate"; empty at the top
    /// level.
    std::string section() const;
};

/// Lists all settings of a run: the fields of every part under their sections. Refers to the
/// structs that it was built from; those must outlive it.
class ConfigTable {
  public:
    /// Adds fields to a section: "train", "model.NAME", or empty for keys at the top level.
    template <class Config>
    void add(const std::string& section, Config& config, std::vector<Field> fields) {
        for (Field& field : fields) {
            const std::string key = section.empty() ? field.name : section + "." + field.name;
            fields_.push_back({key, std::move(field), &config});
        }
    }

    const std::vector<BoundField>& fields() const { return fields_; }
    /// Finds a field by its key or its alternative key; null if there is none.
    const BoundField* find(const std::string& key) const;

    /// Returns true if a key lies below `section` ("model" for "model.name").
    bool has_section(const std::string& section) const;

    /// Returns the fields with these keys, in the table's order.
    ConfigTable only(const std::vector<std::string>& keys) const;

    /// Returns the fields of a section, or the one field with that key; empty if there is none.
    ConfigTable below(const std::string& section) const;

    /// Checks range and choices, then stores the value. `where` starts the error message:
    /// "demo.yaml:12".
    Result<void> assign(const BoundField& field, const FieldValue& value,
                        const MessageArg& where) const;

    /// Returns the keys whose values differ in a table of the same fields.
    std::vector<std::string> differences(const ConfigTable& other) const;

    /// Returns the differing keys that change the result of a run: excludes fields that affect
    /// speed only, and those that are automatic here and resolved in `other`.
    std::vector<std::string> differences_in_result(const ConfigTable& other) const;

    /// Returns the error "unknown setting 'batchsize' ...; did you mean 'batch_size'?"
    Error unknown_key(const std::string& key, const MessageArg& where) const;

  private:
    std::vector<BoundField> fields_;
};

} // namespace formant
