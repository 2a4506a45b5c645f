#pragma once

#include "engine/session/queue/job_queue.h"

#include <QtCore/QAbstractTableModel>

#include <map>

namespace formant {

/// Presents the queue as a table whose rows can be dragged.
class JobModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { state, configuration, settings, device, column_count };

    using QAbstractTableModel::QAbstractTableModel;

    void show_jobs(const JobQueue& queue);
    void show_step(qint64 job, qint64 step, qint64 max_steps);
    void retranslate();
    const QueuedJob& job(int row) const { return jobs_[static_cast<std::size_t>(row)]; }
    int row_of(qint64 id) const; ///< -1 if there is no such job

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  Q_SIGNALS:
    /// Requested by dragging. `place` is counted without the job itself.
    void move_requested(qint64 job, int place);

  private:
    QString text_of(const QueuedJob& job, int column) const;
    QString state_text(const QueuedJob& job) const;

    std::vector<QueuedJob> jobs_;
    std::map<qint64, std::pair<qint64, qint64>>
        steps_; ///< of running jobs: step and number of steps
};

} // namespace formant
