#include "engine/data/tokens/prompt_pairs.h"

#include "engine/base/text/stable_hash.h"

#include <algorithm>
#include <map>

namespace formant {
std::vector<std::optional<std::size_t>> choose_prompts(const std::vector<PromptCandidate>& all,
                                                       std::uint64_t seed) {
    std::map<std::string, std::vector<std::size_t>> by_speaker;
    for (std::size_t i = 0; i < all.size(); ++i)
        by_speaker[all[i].speaker].push_back(i);
    std::vector<std::optional<std::size_t>> prompts(all.size());
    for (auto& [speaker, own] : by_speaker) {
        std::ranges::sort(own, {}, [&](std::size_t i) { return all[i].id; });
        if (own.size() < 2)
            continue;
        for (std::size_t place = 0; place < own.size(); ++place) {
            const std::uint64_t drawn =
                splitmix64::mix(splitmix64::mix(seed) ^ fnv1a(all[own[place]].id));
            const std::size_t other = drawn % (own.size() - 1);
            prompts[own[place]] = own[other < place ? other : other + 1];
        }
    }
    return prompts;
}

} // namespace formant
