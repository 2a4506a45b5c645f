#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace formant {

/// Downsamples a long series of records for plots (min/max decimation): of each `group` consecutive
/// records, keeps those that hold the minimum or maximum of one of their numbers. So no extreme is
/// lost, and the kept records are complete. NaN is ignored; a group size of one keeps
/// everything.
template <class Record>
class ThinnedRecords {
  public:
    /// Appends the numbers of a record: always the same count, in the same order.
    using Numbers = std::function<void(const Record&, std::vector<double>& numbers)>;

    ThinnedRecords(std::size_t group, Numbers numbers)
        : group_(group), numbers_(std::move(numbers)) {}

    void add(const Record& record) {
        group_records_.push_back(record);
        if (group_records_.size() >= group_)
            close_group();
    }

    /// Returns the kept records in their order and clears the object.
    std::vector<Record> take() {
        close_group();
        return std::exchange(kept_, {});
    }

  private:
    struct Extremes {
        std::size_t lowest, highest; ///< records
        double low, high;
    };

    void close_group() {
        extremes_.clear();
        for (std::size_t i = 0; i < group_records_.size(); ++i)
            update_extremes(i);
        for (const std::size_t i : records_of_extremes())
            kept_.push_back(std::move(group_records_[i]));
        group_records_.clear();
    }

    void update_extremes(std::size_t record) {
        row_.clear();
        numbers_(group_records_[record], row_);
        extremes_.resize(std::max(extremes_.size(), row_.size()), {0, 0, infinity, -infinity});
        for (std::size_t i = 0; i < row_.size(); ++i) {
            Extremes& extremes = extremes_[i];
            if (row_[i] < extremes.low)
                extremes.low = row_[i], extremes.lowest = record;
            if (row_[i] > extremes.high)
                extremes.high = row_[i], extremes.highest = record;
        }
    }

    /// A group without numbers keeps its first record.
    std::vector<std::size_t> records_of_extremes() const {
        std::vector<std::size_t> records;
        for (const Extremes& extremes : extremes_)
            records.insert(records.end(), {extremes.lowest, extremes.highest});
        if (records.empty() && !group_records_.empty())
            records.push_back(0);
        std::sort(records.begin(), records.end());
        records.erase(std::unique(records.begin(), records.end()), records.end());
        return records;
    }

    static constexpr double infinity = std::numeric_limits<double>::infinity();

    std::size_t group_;
    Numbers numbers_;
    std::vector<Record> group_records_, kept_;
    std::vector<Extremes> extremes_;
    std::vector<double> row_; ///< numbers of one record
};

} // namespace formant
