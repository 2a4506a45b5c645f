#include "ui/samples/samples_watcher.h"

#include "engine/session/runs/run_folder.h"

#include <QtCore/QFileInfo>
#include <QtCore/QStringList>

namespace formant {
namespace {

constexpr int debounce_ms = 300;
constexpr int max_folders = 8;

QStringList folders_of(const std::string& run, const std::vector<RunSample>& samples) {
    QStringList folders = {QString::fromStdString(run),
                           QString::fromStdString(samples_of_run(run).string()),
                           QString::fromStdString(RunFolder::checkpoints_of(run).string())};
    for (const RunSample& sample : samples) {
        const QString folder = QFileInfo(QString::fromStdString(sample.file)).path();
        if (folders.size() < max_folders && !folders.contains(folder))
            folders << folder;
    }
    return folders;
}

} // namespace

SamplesWatcher::SamplesWatcher(QObject* parent) : QObject(parent) {
    debounce_.setSingleShot(true);
    debounce_.setInterval(debounce_ms);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &debounce_,
            qOverload<>(&QTimer::start));
    connect(&debounce_, &QTimer::timeout, this, &SamplesWatcher::changed);
}

void SamplesWatcher::watch(const std::string& run, const std::vector<RunSample>& samples) {
    const QStringList wanted = folders_of(run, samples);
    const QStringList watched = watcher_.directories();
    for (const QString& folder : watched)
        if (!wanted.contains(folder))
            watcher_.removePath(folder);
    for (const QString& folder : wanted)
        if (!watched.contains(folder) && QFileInfo::exists(folder) && watcher_.addPath(folder))
            debounce_.start(); // files may have been written before the watch began
}

} // namespace formant
