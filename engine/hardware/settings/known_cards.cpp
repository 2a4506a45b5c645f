#include "engine/hardware/settings/known_cards.h"

#include <algorithm>
#include <cctype>

namespace formant {
namespace {

/// "NVIDIA A100-SXM4-80GB" is "nvidia", "a100", "sxm4", "80gb": so A10 is not found in A100.
std::vector<std::string> words_of(const std::string& name) {
    std::vector<std::string> words(1);
    for (const char letter : name) {
        const auto code = static_cast<unsigned char>(letter);
        if (std::isalnum(code) != 0)
            words.back() += static_cast<char>(std::tolower(code));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

bool contains(const std::vector<std::string>& words, const std::vector<std::string>& part) {
    return std::search(words.begin(), words.end(), part.begin(), part.end()) != words.end();
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
    constexpr double left_by_driver = 0.95;
    return memory_bytes && static_cast<double>(*memory_bytes) >= left_by_driver * gb * 1e9;
}

const KnownCard* find_known_card(const std::string& name,
                                 std::optional<std::int64_t> memory_bytes) {
    const std::vector<std::string> words = words_of(name);
    for (const KnownCard& card : known_cards())
        if (contains(words, words_of(card.name)))
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

std::int64_t prefetch_of_memory(std::optional<std::int64_t> memory_bytes) {
    if (has_gb(memory_bytes, 24))
        return 32;
    return has_gb(memory_bytes, 12) ? 16 : 8;
}

} // namespace formant
