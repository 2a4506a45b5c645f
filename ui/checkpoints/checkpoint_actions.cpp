#include "ui/checkpoints/checkpoint_actions.h"

#include "engine/session/checkpoints/checkpoint_choice.h"
#include "engine/session/checkpoints/checkpoint_export.h"
#include "ui/checkpoints/checkpoint_words.h"
#include "ui/checkpoints/clean_dialog.h"
#include "ui/checkpoints/export_dialog.h"
#include "ui/languages/isolated.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

QString name_of(const std::string& file) {
    return QFileInfo(QString::fromStdString(file)).fileName();
}

Result<void> keep_all(const std::vector<std::string>& files, bool keep) {
    for (const std::string& file : files)
        if (auto kept = keep_checkpoint(file, keep); !kept)
            return kept;
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
    begin(tr("Checking…"), static_cast<int>(files.size()));
    damaged_ = 0;
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [this, files](const Cancellation& cancellation) {
            int done = 0;
            for (const std::string& file : files) {
                if (cancellation.requested())
                    break;
                ++done;
                on_thread_of(*this, [this, found = check_checkpoints(file), done] {
                    take_checked(found, done);
                });
            }
            return done;
        },
        [this](int done) { end_verification(done); });
}

void CheckpointActions::take_checked(const Result<std::vector<CheckedCheckpoint>>& found,
                                     int done) {
    Q_EMIT progressed(done);
    if (!found)
        return Q_EMIT failed(found.error());
    for (const CheckedCheckpoint& file : *found) {
        Q_EMIT checked(file);
        if (file.whole)
            continue;
        ++damaged_;
        Q_EMIT failed({ErrorKind::checkpoint, file.damage});
    }
}

void CheckpointActions::end_verification(int done) {
    end(damaged_ == 0 ? tr("%n checkpoints were checked, and none is damaged.", "", done)
                      : tr("%n checkpoints are damaged.", "", damaged_));
}

void CheckpointActions::keep(const Files& files, bool keep) {
    const int count = static_cast<int>(files.size());
    do_in_background(
        tr("Marking…"), [files, keep] { return keep_all(files, keep); },
        keep ? tr("%n checkpoints are kept now.", "", count)
             : tr("%n checkpoints go again by the rules.", "", count));
}

void CheckpointActions::promote(const std::string& file) {
    const QString name = name_of(file);
    const auto act = [this, file, name] {
        do_in_background(
            tr("Writing the best…"),
            [file] { return promote_to_best(file).map([](const std::string&) {}); },
            tr("%1 is the best now.").arg(name));
    };
    ask(tr("Make %1 the best of this run? The one that is the best now goes, unless you keep it.")
            .arg(name),
        tr("Make it the best"), act);
}

void CheckpointActions::export_voice(const std::string& file) {
    auto* dialog = new ExportDialog(QString::fromStdString(file), &page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ExportRequest request = dialog->request();
        do_in_background(
            tr("Exporting…"), [request] { return export_checkpoint(request); },
            tr("The voice is in %1.").arg(isolated_path(QString::fromStdString(request.out))));
    });
    dialog->open();
}

void CheckpointActions::remove(const Files& files, quint64 bytes) {
    const int count = static_cast<int>(files.size());
    const auto act = [this, files, count] {
        do_in_background(
            tr("Deleting…"),
            [files] { return remove_checkpoints(files).map([](const CleanedCheckpoints&) {}); },
            tr("%n checkpoints were deleted.", "", count));
    };
    ask(tr("Delete %n checkpoints (%1)? They cannot be brought back, and a training can go on only "
           "from a step checkpoint that is left.",
           "", count)
            .arg(CheckpointWords::size(bytes)),
        tr("Delete"), act);
}

void CheckpointActions::clean(const std::string& run, qint64 newest) {
    auto* dialog = new CleanDialog(run, newest, &page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CleanDialog::cleaned, this, [this](int files, quint64 bytes) {
        Q_EMIT ended(tr("%n files were removed, which freed %1.", "", files)
                         .arg(CheckpointWords::size(bytes)));
    });
    dialog->open();
}

void CheckpointActions::ask(const QString& question, const QString& yes,
                            const std::function<void()>& act) {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Checkpoints"), question,
                                QMessageBox::Cancel, &page_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::Cancel);
    auto* agreed = box->addButton(yes, QMessageBox::DestructiveRole);
    agreed->setObjectName("agreed");
    connect(agreed, &QPushButton::clicked, this, act);
    box->open();
}

void CheckpointActions::do_in_background(const QString& doing, const Work& work,
                                         const QString& words) {
    begin(doing);
    task_ = std::make_unique<BackgroundTask>(
        *this, [work](const Cancellation&) { return work(); },
        [this, words](const Result<void>& done) {
            if (!done)
                Q_EMIT failed(done.error());
            end(done ? words : QString());
        });
}

void CheckpointActions::begin(const QString& words, int count) {
    is_busy_ = true;
    Q_EMIT begun(words, count);
}

void CheckpointActions::end(const QString& words) {
    is_busy_ = false;
    Q_EMIT ended(words);
}

} // namespace formant
