#include "engine/hardware/settings/known_cards.h"

#include <algorithm>
#include <cctype>

namespace formant {
namespace {

/// Splits "NVIDIA A100-SXM4-80GB" into "nvidia", "a100", "sxm4", "80gb", so that A10 does not match
/// A100.
std::vector<std::string> name_tokens(const std::string& name) {
    std::vector<std::string> tokens(1);
    for (const char letter : name) {
        const auto code = static_cast<unsigned char>(letter);
        if (std::isalnum(code) != 0)
            tokens.back() += static_cast<char>(std::tolower(code));
        else if (!tokens.back().empty())
            tokens.emplace_back();
    }
    if (tokens.back().empty())
        tokens.pop_back();
    return tokens;
}

bool contains(const std::vector<std::string>& tokens, const std::vector<std::string>& part) {
    return std::search(tokens.begin(), tokens.end(), part.begin(), part.end()) != tokens.end();
}

} // namespace

const std::vector<KnownCard>& known_cards() {
    static const std::vector<KnownCard> cards = {
        {"A100", 40, 16},   {"L4", 24, 8},      {"RTX 4090", 24, 8}, {"RTX 3090", 24, 8},
        {"A10", 24, 8},     {"V100", 16, 6},    {"RTX 4080", 16, 6}, {"T4", 16, 6},
        {"RTX 3060", 6, 4}, {"RTX 3050", 4, 2},
    };
    return cards;
}

bool has_gb(std::optional<std::int64_t> memory_bytes, double gb) {
    constexpr double usable_share = 0.95;
    return memory_bytes && static_cast<double>(*memory_bytes) >= usable_share * gb * 1e9;
}

const KnownCard* find_known_card(const std::string& name,
                                 std::optional<std::int64_t> memory_bytes) {
    const std::vector<std::string> tokens = name_tokens(name);
    for (const KnownCard& card : known_cards())
        if (contains(tokens, name_tokens(card.name)))
            return !memory_bytes || has_gb(memory_bytes, card.smallest_gb) ? &card : nullptr;
    return nullptr;
}

std::int64_t starting_batch_by_memory(std::optional<std::int64_t> memory_bytes) {
    if (has_gb(memory_bytes, 40))
        return 16;
    if (has_gb(memory_bytes, 24))
        return 8;
    if (has_gb(memory_bytes, 16))
        return 6;
    if (has_gb(memory_bytes, 12))
        return 4;
    return has_gb(memory_bytes, 4) || !memory_bytes ? 2 : 1;
}

std::int64_t max_workers_of_memory(std::optional<std::int64_t> memory_bytes) {
    if (!memory_bytes || has_gb(memory_bytes, 40))
        return 16;
    if (has_gb(memory_bytes, 16))
        return 12;
    return has_gb(memory_bytes, 8) ? 8 : 4;
}

std::int64_t prefetch_of_memory(std::optional<std::int64_t> memory_bytes) {
    if (has_gb(memory_bytes, 24))
        return 32;
    return has_gb(memory_bytes, 12) ? 16 : 8;
}

} // namespace formant
