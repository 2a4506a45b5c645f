#include "engine/text/token_layout.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace formant {
namespace {

using NamedLayout = std::pair<std::string_view, TokenLayout>;

constexpr std::array named_layouts = {
    NamedLayout{"spaced", TokenLayout::spaced}, NamedLayout{"plain", TokenLayout::plain},
    NamedLayout{"blanks", TokenLayout::blanks}, NamedLayout{"piper", TokenLayout::piper},
    NamedLayout{"pieces", TokenLayout::pieces}};

TokenLayout automatic_layout(const TextConfig& config) {
    if (config.reads_pieces())
        return TokenLayout::pieces;
    const std::string& symbols = config.symbols;
    if (symbols == "vits")
        return TokenLayout::blanks;
    return symbols == "piper" ? TokenLayout::piper : TokenLayout::spaced;
}

} // namespace

TokenLayout layout_of(const TextConfig& config) {
    const auto* named =
        std::find_if(named_layouts.begin(), named_layouts.end(),
                     [&](const NamedLayout& one) { return one.first == config.layout; });
    return named == named_layouts.end() ? automatic_layout(config) : named->second;
}

std::string name_of(TokenLayout layout) {
    const auto* named = std::find_if(named_layouts.begin(), named_layouts.end(),
                                     [&](const NamedLayout& one) { return one.second == layout; });
    return std::string(named->first);
}

} // namespace formant
