#pragma once

#include <string_view>

namespace formant {

/// Hears the values of a JSON text one after the other. The key is empty within a list.
class JsonListener {
  public:
    virtual ~JsonListener() = default;
    virtual void on_number(std::string_view /*key*/, double /*value*/) {}
    virtual void on_flag(std::string_view /*key*/, bool /*value*/) {}
    /// As it stands in the JSON text, backslashes included.
    virtual void on_text(std::string_view /*key*/, std::string_view /*value*/) {}
    virtual void on_null(std::string_view /*key*/) {}
    virtual void on_begin(std::string_view /*key*/) {} ///< of an object or list
    virtual void on_end() {}
};

/// Reads a JSON text without making anything of it: for files of millions of records, where
/// building objects takes seconds. False where it is no JSON; what was heard before is then void.
bool scan_json(std::string_view text, JsonListener& listener);

} // namespace formant
