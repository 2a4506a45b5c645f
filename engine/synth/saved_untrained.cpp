#include "engine/synth/saved_untrained.h"

#include "engine/synth/saved_texts.h"

namespace formant {
namespace {

constexpr const char* untrained_key = "untrained";

} // namespace

void record_untrained(StateTree& checkpoint, const std::vector<std::string>& prefixes) {
    if (!prefixes.empty())
        checkpoint[untrained_key] = StateTree::List(prefixes.begin(), prefixes.end());
}

std::vector<std::string> untrained_in(const StateTree& checkpoint) {
    return saved_texts(checkpoint, untrained_key).value_or(std::vector<std::string>());
}

} // namespace formant
