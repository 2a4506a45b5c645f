#include "engine/data/validation_split.h"

#include "engine/base/sha256.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

/// From this number of recordings on, any share above zero holds at least one back.
constexpr std::int64_t enough_recordings = 10;

std::vector<SplitKey> keys_of(const std::vector<std::string>& ids) {
    std::vector<SplitKey> keys;
    keys.reserve(ids.size());
    for (const std::string& id : ids)
        keys.push_back(split_key(id));
    std::sort(keys.begin(), keys.end());
    return keys;
}

/// Compares the first 32 bits only, as versions did that did not record the split.
bool is_below_threshold(SplitKey key, double share) {
    return static_cast<double>(key >> 32) < share * 0x1p32;
}

bool contains_any(const std::vector<SplitKey>& sorted, const std::vector<SplitKey>& wanted) {
    return std::ranges::any_of(
        wanted, [&](SplitKey key) { return std::ranges::binary_search(sorted, key); });
}

} // namespace

SplitKey split_key(const std::string& id) {
    return std::stoull(sha256("validation " + id).substr(0, 16), nullptr, 16);
}

std::int64_t validation_count(std::int64_t recordings, double share) {
    if (share <= 0 || recordings < 2)
        return 0;
    const std::int64_t rounded = std::llround(share * static_cast<double>(recordings));
    return std::clamp<std::int64_t>(rounded, recordings >= enough_recordings ? 1 : 0,
                                    recordings - 1);
}

ValidationSplit choose_validation_split(const std::vector<std::string>& ids, double share,
                                        const SplitHistory& history) {
    if (share <= 0)
        return {};
    std::vector<SplitKey> keys = keys_of(ids);
    if (history.kind == SplitHistory::Kind::unrecorded) {
        std::erase_if(keys, [&](SplitKey key) { return !is_below_threshold(key, share); });
        return ValidationSplit(keys);
    }
    const RecordedSplit& recorded = history.recorded;
    if (history.kind == SplitHistory::Kind::recorded && recorded.share == share &&
        (recorded.keys.empty() || contains_any(keys, recorded.keys)))
        return ValidationSplit(recorded.keys);
    if (keys.empty())
        return {};
    const SplitKey last = keys.back();
    keys.resize(static_cast<std::size_t>(validation_count(std::ssize(keys), share)));
    std::erase(keys, last); // several recordings of one id stay together
    return ValidationSplit(keys);
}

} // namespace formant
