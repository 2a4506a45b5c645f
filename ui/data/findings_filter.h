#pragma once

#include <QtCore/QSortFilterProxyModel>

#include <optional>

namespace formant {

class FindingsModel;

/// The findings of one kind, those that are left out, all, or every recording with or without one,
/// in the order of a column.
class FindingsFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    /// Among the kinds, what is left out of the corpus, whatever was wrong with it.
    static constexpr int left_out = -2;
    static constexpr int all_recordings = -3;

    explicit FindingsFilter(FindingsModel& findings, QObject* parent = nullptr);

    /// A place among the model's kinds, left_out or all_recordings; nothing: all findings.
    void show_kind(std::optional<int> kind);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    const FindingsModel& findings_;
    std::optional<int> kind_;
};

} // namespace formant
