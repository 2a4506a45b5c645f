#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// The symbols of a model, in the order of their token ids. Id 0 is padding. Saved in every
/// checkpoint. Places that are no sound or sign have names in angle brackets, which no text has.
class SymbolTable {
  public:
    static constexpr std::int64_t padding = 0;
    /// In tables that are made of texts; those of other programs may have it elsewhere.
    static constexpr std::int64_t space = 1;

    static constexpr const char* name_of_padding = "<padding>";
    static constexpr const char* name_of_blank = "<blank>"; ///< what stands between symbols
    static constexpr const char* name_of_begin = "<begin>"; ///< of a text
    static constexpr const char* name_of_end = "<end>";
    static constexpr const char* name_of_unused = "<unused>";

    /// Padding, space, then the given symbols sorted and without repeats.
    static SymbolTable from_symbols(std::vector<std::string> symbols);
    /// Exactly `symbols` in their order, as a checkpoint or another program has them. Of one that
    /// is there twice the last place counts, as in the dict that public code makes of its list.
    static SymbolTable from_saved(std::vector<std::string> symbols);

    const std::vector<std::string>& symbols() const { return symbols_; }
    std::int64_t size() const { return static_cast<std::int64_t>(symbols_.size()); }
    /// -1 where the symbol is unknown.
    std::int64_t id(const std::string& symbol) const;
    /// What stands between symbols: padding, where the table has no place of its own for it.
    std::int64_t blank() const;

  private:
    explicit SymbolTable(std::vector<std::string> symbols);
    std::vector<std::string> symbols_;
    std::map<std::string, std::int64_t> ids_;
};

} // namespace formant
