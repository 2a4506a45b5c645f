#pragma once

#include <QtCore/QSortFilterProxyModel>

#include <optional>

namespace formant {

class FindingsModel;

/// Filters the findings by kind, keeps the excluded ones, all findings or all recordings, and sorts
/// them by a column.
class FindingsFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    /// Stands for a kind: findings of any kind whose entries are excluded from the corpus.
    static constexpr int excluded = -2;
    static constexpr int all_recordings = -3;

    explicit FindingsFilter(FindingsModel& findings, QObject* parent = nullptr);

    /// Shows one kind: an index into the model's kinds, `excluded` or `all_recordings`; nullopt
    /// shows all findings.
    void show_kind(std::optional<int> kind);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    const FindingsModel& findings_;
    std::optional<int> kind_;
};

} // namespace formant
