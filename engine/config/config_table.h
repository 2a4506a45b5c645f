#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <string>
#include <vector>

namespace formant {

/// A field together with the struct that it reads and writes.
struct BoundField {
    std::string key; ///< "train.batch_size"
    Field field;
    void* config = nullptr;

    FieldValue value() const { return field.get(config); }
    /// Its value leaves it to the program.
    bool is_automatic() const;
    /// "model.unet" of "model.unet.sigma_min"; empty at the top.
    std::string section() const;
};

/// All settings of a run: the fields of every part, joined under their sections. It refers to the
/// structs it was made from; those must outlive it.
class ConfigTable {
  public:
    /// `section` is "train", "model.unet", or empty for keys at the top.
    template <class Config>
    void add(const std::string& section, Config& config, std::vector<Field> fields) {
        for (Field& field : fields) {
            const std::string key = section.empty() ? field.name : section + "." + field.name;
            fields_.push_back({key, std::move(field), &config});
        }
    }

    const std::vector<BoundField>& fields() const { return fields_; }
    /// By its key or the other one that it is known by.
    const BoundField* find(const std::string& key) const;

    /// True where some key lies below `section` ("model" for "model.unet.size").
    bool has_section(const std::string& section) const;

    /// The fields with these keys, in the table's order.
    ConfigTable only(const std::vector<std::string>& keys) const;

    /// The fields of a section, or the one field whose key it is; empty where there is none.
    ConfigTable below(const std::string& section) const;

    /// Checks range and choices, then stores. `where` begins the message: "demo.yaml:12".
    Result<void> assign(const BoundField& field, const FieldValue& value,
                        const std::string& where) const;

    /// Keys whose values differ in a table of the same fields.
    std::vector<std::string> differences(const ConfigTable& other) const;

    /// Of those, the keys with which a training becomes another one: without fields that change the
    /// speed only, and without those that are automatic here and were settled in `other`.
    std::vector<std::string> differences_in_result(const ConfigTable& other) const;

    /// "unknown setting 'batchsize' ...; did you mean 'batch_size'?"
    Error unknown_key(const std::string& key, const std::string& where) const;

  private:
    std::vector<BoundField> fields_;
};

} // namespace formant
