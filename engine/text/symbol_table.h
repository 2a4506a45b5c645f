#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Stores the symbols of a model in the order of their token ids; id 0 is padding. Saved in every
/// checkpoint. Special symbols have names in angle brackets, which no text contains.
class SymbolTable {
  public:
    static constexpr std::int64_t padding = 0;
    /// Id of the space in tables built from texts; upstream tables may have another one.
    static constexpr std::int64_t space = 1;

    static constexpr const char* name_of_padding = "<padding>";
    static constexpr const char* name_of_blank = "<blank>"; ///< between symbols
    static constexpr const char* name_of_begin = "<begin>"; ///< of a text
    static constexpr const char* name_of_end = "<end>";
    static constexpr const char* name_of_unused = "<unused>";

    /// Builds a table of padding, space, and the given symbols, sorted and without duplicates.
    static SymbolTable from_symbols(std::vector<std::string> symbols);
    /// Builds a table of exactly these symbols in this order, as in a checkpoint or an upstream
    /// model. Of duplicates the last id counts, as in the dict that upstream code creates from its
    /// list.
    static SymbolTable from_saved(std::vector<std::string> symbols);

    /// Returns a table with these ids, and the given symbols that it lacks sorted after them.
    SymbolTable extended_by(const std::vector<std::string>& symbols) const;

    const std::vector<std::string>& symbols() const { return symbols_; }
    std::int64_t size() const { return static_cast<std::int64_t>(symbols_.size()); }
    /// Returns the id of a symbol; -1 if it is unknown.
    std::int64_t id(const std::string& symbol) const;
    /// Returns the id of the blank between symbols: padding, if the table has no blank.
    std::int64_t blank() const;

  private:
    explicit SymbolTable(std::vector<std::string> symbols);
    std::vector<std::string> symbols_;
    std::map<std::string, std::int64_t> ids_;
};

} // namespace formant
