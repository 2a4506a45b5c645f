#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// The symbols of a model, in the order of their token ids. Id 0 is padding, 1 is the word space;
/// both are always there. Saved in every checkpoint.
class SymbolTable {
  public:
    static constexpr std::int64_t padding = 0;
    static constexpr std::int64_t space = 1;

    /// Padding, space, then the given symbols sorted and without repeats.
    static SymbolTable from_symbols(std::vector<std::string> symbols);
    /// Exactly `symbols` in their order, as a checkpoint holds them.
    static SymbolTable from_saved(std::vector<std::string> symbols);

    const std::vector<std::string>& symbols() const { return symbols_; }
    std::int64_t size() const { return static_cast<std::int64_t>(symbols_.size()); }
    /// -1 where the symbol is unknown.
    std::int64_t id(const std::string& symbol) const;

  private:
    explicit SymbolTable(std::vector<std::string> symbols);
    std::vector<std::string> symbols_;
    std::map<std::string, std::int64_t> ids_;
};

} // namespace formant
