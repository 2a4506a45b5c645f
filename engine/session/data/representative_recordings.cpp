#include "engine/session/data/representative_recordings.h"

#include <algorithm>

namespace formant {
namespace {

/// Enough for a mean duration; more would only take longer.
constexpr std::size_t max_recordings = 32;

} // namespace

std::vector<Path> representative_recordings(const Utterances& corpus) {
    const std::size_t count = std::min(max_recordings, corpus.size());
    std::vector<Path> files;
    for (std::size_t i = 0; i < count; ++i)
        files.push_back(corpus[i * corpus.size() / count].file);
    return files;
}

} // namespace formant
