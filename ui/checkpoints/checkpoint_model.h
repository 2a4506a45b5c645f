#pragma once

#include "ui/checkpoints/checkpoint_text.h"
#include "ui/checkpoints/verified_files.h"

#include <QtCore/QAbstractTableModel>

#include <map>
#include <string>

namespace formant {

/// A run's checkpoints as a table model; `sort_role` holds the sort keys.
class CheckpointModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { file, step, training_loss, validation_loss, size, integrity, kept, column_count };
    static constexpr int sort_role = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void set_table(CheckpointTable table);
    /// Keeps the result of a verification as long as the file exists unchanged, also after the end
    /// of the program.
    void set_checked(const VerifiedCheckpoint& checked);
    void retranslate();

    const CheckpointTable& table() const { return table_; }
    const CheckpointRow& row(int number) const {
        return table_.rows[static_cast<std::size_t>(number)];
    }
    Integrity integrity_of(const CheckpointFile& file) const;
    quint64 total_bytes() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Checked {
        std::uint64_t bytes = 0; ///< size of the verified file; another size means another file
        Integrity found = Integrity::unchecked;
        QString damage;
    };

    QString text(const CheckpointRow& row, int column) const;
    QVariant value(const CheckpointRow& row, int column) const;
    QString tool_tip(const CheckpointRow& row, int column) const;

    CheckpointTable table_;
    std::map<std::string, Checked> checked_;
    VerifiedFiles verified_;
};

} // namespace formant
