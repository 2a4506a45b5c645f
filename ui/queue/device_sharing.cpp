#include "ui/queue/device_sharing.h"

#include "ui/files/short_path.h"
#include "ui/languages/isolated.h"
#include "ui/queue/queue_page.h"
#include "ui/training/run_adapter.h"

#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {

DeviceAnswer ask_about_device(QWidget& window, const QString& run_name) {
    QMessageBox question(
        QMessageBox::Question, DeviceSharing::tr("The device is in use"),
        DeviceSharing::tr("The queue trains %1 on this device.").arg(isolated(run_name)),
        QMessageBox::Cancel, &window);
    question.setInformativeText(DeviceSharing::tr(
        "Two runs on one device take longer, and may run out of memory. “Add to queue” starts this "
        "run after the jobs that are queued."));
    const auto* queue =
        question.addButton(DeviceSharing::tr("Add to &queue"), QMessageBox::AcceptRole);
    const auto* start =
        question.addButton(DeviceSharing::tr("&Start anyway"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == start)
        return DeviceAnswer::start_anyway;
    return question.clickedButton() == queue ? DeviceAnswer::queue : DeviceAnswer::cancel;
}

DeviceSharing::DeviceSharing(const RunAdapter& run, QueuePage& queue, Ask ask, QObject* parent)
    : QObject(parent), run_(run), queue_(queue), ask_(std::move(ask)) {
    for (const auto change : {&RunAdapter::started, &RunAdapter::detached})
        connect(&run_, change, this, &DeviceSharing::update_busy_device);
    connect(&run_, &RunAdapter::ended, this, &DeviceSharing::update_busy_device);
}

/// A job of the queue that the window shows occupies its device already.
void DeviceSharing::update_busy_device() {
    const QString folder = run_.run_folder();
    if (!run_.is_running() || queue_.is_training(folder))
        return queue_.set_busy_device({}, {});
    queue_.set_busy_device(run_.request().device, file_name_of(folder));
}

Result<RunRequest> DeviceSharing::checked(const RunRequest& request) {
    const auto job = queue_.job_on_device(request.device);
    if (!job)
        return request;
    const DeviceAnswer answer = ask_(file_name_of(QString::fromStdString(job->run_folder)));
    if (answer == DeviceAnswer::start_anyway)
        return request;
    if (answer == DeviceAnswer::queue) {
        QStringList settings;
        for (const std::string& setting : request.settings)
            settings += QString::fromStdString(setting);
        queue_.add(QString::fromStdString(request.config_file), settings,
                   QString::fromStdString(request.device));
        Q_EMIT queued();
    }
    return fail(ErrorKind::interrupted,
                message(FORMANT_TR("window", "the run was not started: its device is in use")));
}

} // namespace formant
