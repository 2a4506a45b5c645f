#pragma once

#include "ui/checkpoints/checkpoint_words.h"

#include <QtCore/QAbstractTableModel>

#include <map>
#include <string>

namespace formant {

/// A run's checkpoints as rows of a table; what sorts is under `sort_role`.
class CheckpointModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { file, step, training_loss, validation_loss, size, soundness, kept, column_count };
    static constexpr int sort_role = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void set_table(CheckpointTable table);
    /// What a check has found stays known while the file is there.
    void set_checked(const CheckedCheckpoint& checked);
    void retranslate();

    const CheckpointTable& table() const { return table_; }
    const CheckpointRow& row(int number) const {
        return table_.rows[static_cast<std::size_t>(number)];
    }
    Soundness soundness_of(const CheckpointFile& file) const;
    quint64 total_bytes() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Checked {
        std::uint64_t bytes = 0; ///< of the file then: with another size it is another one
        Soundness found = Soundness::unchecked;
        QString damage;
    };

    QString text(const CheckpointRow& row, int column) const;
    QVariant value(const CheckpointRow& row, int column) const;
    QString tool_tip(const CheckpointRow& row, int column) const;

    CheckpointTable table_;
    std::map<std::string, Checked> checked_;
};

} // namespace formant
