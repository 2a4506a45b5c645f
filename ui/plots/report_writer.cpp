#include "ui/plots/report_writer.h"

#include "engine/session/report/run_report.h"
#include "ui/tasks/background_task.h"

namespace formant {

ReportWriter::ReportWriter(QObject* parent) : QObject(parent) {}

ReportWriter::~ReportWriter() = default;

void ReportWriter::write(const QStringList& folders) {
    if (is_busy_)
        return;
    ReportRequest request;
    for (const QString& folder : folders)
        request.runs.push_back(folder.toStdString());
    set_busy(true);
    task_ = std::make_unique<BackgroundTask>(
        *this, [request](const CancellationToken&) { return write_run_report(request); },
        [this](const Result<WrittenReport>& report) {
            set_busy(false);
            if (report)
                Q_EMIT written(QString::fromStdString(report->file));
            else
                Q_EMIT failed(report.error());
        });
}

void ReportWriter::set_busy(bool is_busy) {
    is_busy_ = is_busy;
    Q_EMIT busy_changed(is_busy);
}

} // namespace formant
