#pragma once

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

namespace formant {

/// Identifies a recording by 64 bits of a hash of its utterance_id(). Keys are in random order.
using SplitKey = std::uint64_t;

SplitKey split_key(const std::string& id);

/// The validation split that a run chose when it started fresh.
struct RecordedSplit {
    double share = 0; ///< data.validation_share at that time
    std::vector<SplitKey> keys;
};

/// Describes how a run has split its recordings so far.
struct SplitHistory {
    enum class Kind {
        fresh,      ///< not yet
        unrecorded, ///< by an earlier version, which took every recording below a threshold
        recorded,
    };
    Kind kind = Kind::fresh;
    RecordedSplit recorded{}; ///< of Kind::recorded
};

/// The recordings of a corpus that are used for validation.
class ValidationSplit {
  public:
    ValidationSplit() = default;
    explicit ValidationSplit(const std::vector<SplitKey>& keys) : keys_(keys.begin(), keys.end()) {}
    bool contains(const std::string& id) const { return keys_.contains(split_key(id)); }

  private:
    std::unordered_set<SplitKey> keys_;
};

/// Returns how many of `recordings` are used for validation: the share, rounded; at least one of
/// ten or more, and never all.
std::int64_t validation_count(std::int64_t recordings, double share);

/// Splits recordings by their ids: those with the smallest keys are used for validation, so most
/// keep their side when others are added or removed. A run that has recorded its split keeps it
/// while the share is the same and it is of these recordings; those that were added are trained
/// on. One of an earlier version keeps the rule of that version.
ValidationSplit choose_validation_split(const std::vector<std::string>& ids, double share,
                                        const SplitHistory& history = {});

} // namespace formant
