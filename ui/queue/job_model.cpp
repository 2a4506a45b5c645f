#include "ui/queue/job_model.h"

#include "ui/languages/shown.h"
#include "ui/themed_icon.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QMimeData>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

#include <algorithm>

namespace formant {
namespace {

constexpr const char* job_mime_type = "application/x-formant-job";

QIcon icon_of(JobState state) {
    switch (state) {
    case JobState::running:
        return themed_icon(QStyle::SP_MediaPlay);
    case JobState::done:
        return themed_icon(QStyle::SP_DialogApplyButton);
    case JobState::failed:
        return themed_icon(QStyle::SP_MessageBoxCritical);
    case JobState::stopped:
        return themed_icon(QStyle::SP_MediaStop);
    case JobState::waiting:
        break;
    }
    return clock_icon();
}

QString joined(const std::vector<std::string>& settings) {
    QStringList list;
    for (const std::string& setting : settings)
        list << shown(setting);
    return list.join("  ");
}

} // namespace

void JobModel::show_jobs(const JobQueue& queue) {
    const auto same_job = [](const QueuedJob& a, const QueuedJob& b) { return a.id == b.id; };
    if (std::ranges::equal(jobs_, queue.jobs, same_job)) { // keeps the selection
        jobs_ = queue.jobs;
        return retranslate();
    }
    beginResetModel();
    jobs_ = queue.jobs;
    endResetModel();
}

void JobModel::show_step(qint64 job, qint64 step, qint64 max_steps) {
    steps_[job] = {step, max_steps};
    if (const int row = row_of(job); row >= 0)
        Q_EMIT dataChanged(index(row, state), index(row, state));
}

void JobModel::retranslate() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
}

int JobModel::row_of(qint64 id) const {
    const auto found = std::ranges::find(jobs_, id, &QueuedJob::id);
    return found == jobs_.end() ? -1 : static_cast<int>(found - jobs_.begin());
}

int JobModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(jobs_.size());
}

int JobModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString JobModel::state_text(const QueuedJob& job) const {
    switch (job.state) {
    case JobState::waiting:
        if (const QueuedJob* awaited = awaited_job(jobs_, job)) {
            const QString number = QLocale().toString(row_of(awaited->id) + 1);
            const bool has_ended =
                awaited->state == JobState::failed || awaited->state == JobState::stopped;
            return has_ended ? tr("Waits for job %1: queue it again").arg(number)
                             : tr("Waits for job %1").arg(number);
        }
        return tr("Queued");
    case JobState::done:
        return tr("Finished");
    case JobState::failed:
        return tr("Failed: %1").arg(translate(reason_of(job)));
    case JobState::stopped:
        return tr("Stopped");
    case JobState::running:
        break;
    }
    const auto step = steps_.find(job.id);
    if (step == steps_.end())
        return tr("Preparing");
    const QLocale locale;
    return tr("Training: step %1 of %2")
        .arg(locale.toString(step->second.first), locale.toString(step->second.second));
}

QString JobModel::text_of(const QueuedJob& job, int column) const {
    switch (column) {
    case state:
        return state_text(job);
    case configuration:
        return shown(QDir::toNativeSeparators(QString::fromStdString(job.config_file)));
    case settings:
        return joined(job.settings);
    default:
        return job.device == "auto"  ? tr("automatic")
               : job.device == "cpu" ? tr("CPU")
                                     : tr("GPU %1").arg(shown(job.device));
    }
}

QVariant JobModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const QueuedJob& job = JobModel::job(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return text_of(job, index.column());
    if (role == Qt::DecorationRole && index.column() == state)
        return icon_of(job.state);
    return {};
}

QVariant JobModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return QLocale().toString(section + 1);
    switch (section) {
    case state:
        return tr("State");
    case configuration:
        return tr("Configuration");
    case settings:
        return tr("Setting overrides");
    default:
        return tr("Device");
    }
}

Qt::ItemFlags JobModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsDragEnabled : usual | Qt::ItemIsDropEnabled;
}

QStringList JobModel::mimeTypes() const {
    return {job_mime_type};
}

QMimeData* JobModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(job_mime_type, QByteArray::number(qlonglong(job(indexes.front().row()).id)));
    return data;
}

/// The queue itself moves the job. Returns false, so that the view does not remove the row as well.
bool JobModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int,
                            const QModelIndex& parent) {
    const qint64 id = data->data(job_mime_type).toLongLong();
    const int from = row_of(id);
    if (from < 0)
        return false;
    const int before = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    Q_EMIT move_requested(id, before > from ? before - 1 : before);
    return false;
}

} // namespace formant
