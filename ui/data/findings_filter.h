#pragma once

#include <QtCore/QSortFilterProxyModel>

#include <optional>

namespace formant {

class FindingsModel;

/// The findings of one kind, or all, in the order of a column.
class FindingsFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    explicit FindingsFilter(FindingsModel& findings, QObject* parent = nullptr);

    /// A place among the model's kinds; nothing: all.
    void show_kind(std::optional<int> kind);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    const FindingsModel& findings_;
    std::optional<int> kind_;
};

} // namespace formant
