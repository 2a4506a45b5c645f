#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace formant {

/// A long series of records, thinned so that a plot of it looks the same: of each `group` records
/// those stay in which any of their numbers is the lowest or the highest of the group. So no
/// extreme is lost, of whichever number, and every record stays whole. A number that is not one
/// (absent, not finite) is passed over; a group of one keeps everything.
template <class Record>
class ThinnedRecords {
  public:
    /// The numbers of a record, always as many and in the same order.
    using Numbers = std::function<void(const Record&, std::vector<double>& numbers)>;

    ThinnedRecords(std::size_t group, Numbers numbers)
        : group_(group), numbers_(std::move(numbers)) {}

    void add(const Record& record) {
        waiting_.push_back(record);
        if (waiting_.size() >= group_)
            close_group();
    }

    /// All that stay, in their order; the object is then empty.
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
        for (std::size_t i = 0; i < waiting_.size(); ++i)
            look_at(i);
        for (const std::size_t i : records_of_extremes())
            kept_.push_back(std::move(waiting_[i]));
        waiting_.clear();
    }

    void look_at(std::size_t record) {
        row_.clear();
        numbers_(waiting_[record], row_);
        extremes_.resize(std::max(extremes_.size(), row_.size()), {0, 0, infinity, -infinity});
        for (std::size_t i = 0; i < row_.size(); ++i) {
            Extremes& extremes = extremes_[i];
            if (row_[i] < extremes.low)
                extremes.low = row_[i], extremes.lowest = record;
            if (row_[i] > extremes.high)
                extremes.high = row_[i], extremes.highest = record;
        }
    }

    /// A group without numbers is stood for by its first record.
    std::vector<std::size_t> records_of_extremes() const {
        std::vector<std::size_t> records;
        for (const Extremes& extremes : extremes_)
            records.insert(records.end(), {extremes.lowest, extremes.highest});
        if (records.empty() && !waiting_.empty())
            records.push_back(0);
        std::sort(records.begin(), records.end());
        records.erase(std::unique(records.begin(), records.end()), records.end());
        return records;
    }

    static constexpr double infinity = std::numeric_limits<double>::infinity();

    std::size_t group_;
    Numbers numbers_;
    std::vector<Record> waiting_, kept_;
    std::vector<Extremes> extremes_;
    std::vector<double> row_; ///< numbers of one record
};

} // namespace formant
