#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A recording that may be the prompt of others of its speaker.
struct PromptCandidate {
    std::string id;
    std::string speaker; ///< empty: unknown, which is one speaker
};

/// Chooses for each recording another one of the same speaker as the prompt that conditions it,
/// never itself: a model would copy from its own target. Nothing for the only recording
/// of a speaker. A pure function of the seed and the speaker's ids, whatever their order.
std::vector<std::optional<std::size_t>> choose_prompts(const std::vector<PromptCandidate>& all,
                                                       std::uint64_t seed);

} // namespace formant
