#include "ui/checkpoints/checkpoint_actions.h"

#include "engine/session/checkpoints/checkpoint_export.h"
#include "engine/session/checkpoints/checkpoint_operations.h"
#include "ui/checkpoints/checkpoint_text.h"
#include "ui/checkpoints/clean_dialog.h"
#include "ui/checkpoints/export_dialog.h"
#include "ui/export/voice_export_dialog.h"
#include "ui/export/voice_import_dialog.h"
#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

QString name_of(const std::string& file) {
    return shown(QFileInfo(QString::fromStdString(file)).fileName());
}

Result<void> pin_all(const std::vector<std::string>& files, bool is_pinned) {
    for (const std::string& file : files)
        if (auto done = set_pinned(file, is_pinned); !done)
            return done;
    return {};
}

} // namespace

CheckpointActions::CheckpointActions(QWidget& page) : QObject(&page), page_(page) {}

CheckpointActions::~CheckpointActions() = default;

void CheckpointActions::cancel() {
    if (task_)
        task_->cancel();
}

void CheckpointActions::verify(const Files& files) {
    begin(tr("Verifying…"), static_cast<int>(files.size()));
    corrupt_ = 0;
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [this, files](const CancellationToken& cancellation) {
            int done = 0;
            for (const std::string& file : files) {
                if (cancellation.requested())
                    break;
                ++done;
                on_thread_of(*this, [this, found = verify_checkpoints(file), done] {
                    take_checked(found, done);
                });
            }
            return done;
        },
        [this](int done) { end_verification(done); });
}

void CheckpointActions::take_checked(const Result<std::vector<VerifiedCheckpoint>>& found,
                                     int done) {
    Q_EMIT progressed(done);
    if (!found)
        return Q_EMIT failed(found.error());
    for (const VerifiedCheckpoint& file : *found) {
        Q_EMIT checked(file);
        if (file.is_intact)
            continue;
        ++corrupt_;
        Q_EMIT failed({ErrorKind::checkpoint, file.damage});
    }
}

void CheckpointActions::end_verification(int done) {
    end(corrupt_ == 0 ? tr("%n checkpoints verified, none corrupt.", "", done)
                      : tr("%n checkpoints are corrupt.", "", corrupt_));
}

void CheckpointActions::set_pinned(const Files& files, bool is_pinned) {
    const int count = static_cast<int>(files.size());
    run_in_background(
        tr("Updating…"), [files, is_pinned] { return pin_all(files, is_pinned); },
        is_pinned ? tr("%n checkpoints pinned.", "", count)
                  : tr("%n checkpoints unpinned.", "", count));
}

/// Says so at once, instead of asking first.
bool CheckpointActions::refuse_if_training(const Files& files) {
    const auto idle = check_runs_are_idle(files);
    if (!idle)
        Q_EMIT failed(idle.error());
    return !idle;
}

void CheckpointActions::promote(const std::string& file) {
    if (refuse_if_training({file}))
        return;
    const QString name = name_of(file);
    const auto act = [this, file, name] {
        run_in_background(
            tr("Saving the best checkpoint…"),
            [file] { return promote_to_best(file).map([](const std::string&) {}); },
            tr("%1 is now the best checkpoint.").arg(name));
    };
    ask(tr("Mark %1 as the best of this run? The current best is deleted unless it is pinned.")
            .arg(name),
        tr("Mark as best"), act);
}

void CheckpointActions::export_voice(const std::string& file) {
    auto* dialog = new VoiceExportDialog(QString::fromStdString(file), &page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CheckpointActions::export_checkpoint(const std::string& file) {
    auto* dialog = new ExportDialog(QString::fromStdString(file), &page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ExportRequest request = dialog->request();
        run_in_background(
            tr("Exporting…"), [request] { return formant::export_checkpoint(request); },
            tr("Checkpoint exported to %1.")
                .arg(isolated_path(QString::fromStdString(request.out))));
    });
    dialog->open();
}

void CheckpointActions::import_voice() {
    auto* dialog = new VoiceImportDialog(&page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &VoiceImportDialog::fine_tune_requested, this,
            &CheckpointActions::fine_tune_requested);
    dialog->open();
}

void CheckpointActions::remove(const Files& files, quint64 bytes) {
    if (refuse_if_training(files))
        return;
    const int count = static_cast<int>(files.size());
    const auto act = [this, files, count] {
        run_in_background(
            tr("Deleting…"),
            [files] { return remove_checkpoints(files).map([](const CleanedCheckpoints&) {}); },
            tr("%n checkpoints were deleted.", "", count));
    };
    ask(tr("Delete %n checkpoints (%1)? This cannot be undone. Training can resume only from a "
           "remaining step checkpoint.",
           "", count)
            .arg(CheckpointText::size(bytes)),
        tr("Delete"), act);
}

void CheckpointActions::clean(const std::string& run, qint64 newest) {
    const QString any = QDir(QString::fromStdString(run)).filePath("checkpoints/any.pt");
    if (refuse_if_training({any.toStdString()}))
        return;
    auto* dialog = new CleanDialog(run, newest, &page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CleanDialog::cleaned, this, [this](int files, quint64 bytes) {
        Q_EMIT ended(tr("%n files deleted, %1 freed.", "", files).arg(CheckpointText::size(bytes)));
    });
    dialog->open();
}

void CheckpointActions::ask(const QString& question, const QString& yes,
                            const std::function<void()>& act) {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Checkpoints"), question,
                                QMessageBox::Cancel, &page_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    auto* agreed = box->addButton(yes, QMessageBox::DestructiveRole);
    agreed->setObjectName("agreed");
    connect(agreed, &QPushButton::clicked, this, act);
    box->open();
}

void CheckpointActions::run_in_background(const QString& doing, const Work& work,
                                          const QString& done_text) {
    begin(doing);
    task_ = std::make_unique<BackgroundTask>(
        *this, [work](const CancellationToken&) { return work(); },
        [this, done_text](const Result<void>& done) {
            if (!done)
                Q_EMIT failed(done.error());
            end(done ? done_text : QString());
        });
}

void CheckpointActions::begin(const QString& text, int count) {
    is_busy_ = true;
    Q_EMIT begun(text, count);
}

void CheckpointActions::end(const QString& text) {
    is_busy_ = false;
    Q_EMIT ended(text);
}

} // namespace formant
