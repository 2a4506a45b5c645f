#include "ui/checkpoints/clean_dialog.h"

#include "ui/checkpoints/checkpoint_text.h"
#include "ui/languages/shown.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

namespace formant {

CleanDialog::CleanDialog(std::string run, qint64 keep, QWidget* parent)
    : QDialog(parent), run_(std::move(run)), explanation_(new QLabel), keep_label_(new QLabel),
      keep_(new QSpinBox), files_(new QListWidget), summary_(new QLabel), error_(new ErrorNote),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel)),
      clean_(buttons_->addButton(QString(), QDialogButtonBox::DestructiveRole)) {
    keep_->setRange(1, 9999);
    keep_->setValue(static_cast<int>(keep));
    lay_out();
    set_texts();
    connect(keep_, &QSpinBox::valueChanged, this, &CleanDialog::list_files);
    connect(clean_, &QPushButton::clicked, this, &CleanDialog::clean);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    list_files();
}

CleanDialog::~CleanDialog() = default;

void CleanDialog::lay_out() {
    keep_->setObjectName("keep_newest");
    keep_->setFocusPolicy(Qt::StrongFocus);
    keep_label_->setBuddy(keep_);
    files_->setObjectName("files_that_go");
    files_->setTextElideMode(Qt::ElideMiddle);
    summary_->setObjectName("room");
    summary_->setWordWrap(true);
    clean_->setObjectName("clean_now");
    clean_->setAutoDefault(false); // Enter in the number must not delete anything
    explanation_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(keep_label_);
    row->addWidget(keep_);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addLayout(row);
    column->addWidget(files_, 1);
    column->addWidget(summary_);
    column->addWidget(error_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
}

void CleanDialog::set_texts() {
    setWindowTitle(tr("Clean up checkpoints"));
    explanation_->setText(
        tr("Keeps the newest step checkpoints, the best, the final and all pinned ones. Deletes "
           "older and archived ones, and leftovers of interrupted writes."));
    keep_label_->setText(tr("Newest step checkpoints to &keep:"));
    files_->setAccessibleName(tr("Files to delete"));
    clean_->setText(tr("&Delete these files"));
}

/// Does not wait for a running listing: its end notices the changed number.
void CleanDialog::list_files() {
    clean_->setEnabled(false);
    summary_->setText(tr("Listing files…"));
    if (!is_busy_)
        start_cleaning(/*dry_run=*/true);
}

void CleanDialog::clean() {
    clean_->setEnabled(false);
    keep_->setEnabled(false);
    summary_->setText(tr("Deleting…"));
    start_cleaning(/*dry_run=*/false);
}

void CleanDialog::start_cleaning(bool dry_run) {
    is_busy_ = true;
    error_->clear();
    const CleanRequest request{run_, "", keep_->value(), dry_run};
    task_ = std::make_unique<BackgroundTask>(
        *this, [request](const CancellationToken&) { return clean_checkpoints(request); },
        [this, request](const Result<CleanedCheckpoints>& answer) {
            is_busy_ = false;
            if (request.dry_run)
                show_files_to_delete(answer, request.keep);
            else
                finish(answer);
        });
}

void CleanDialog::show_files_to_delete(const Result<CleanedCheckpoints>& found, qint64 keep) {
    if (keep != keep_->value())
        return list_files();
    files_->clear();
    summary_->clear();
    if (!found)
        return error_->show_error(found.error());
    for (const std::string& file : found->removed)
        files_->addItem(shown(QFileInfo(QString::fromStdString(file)).fileName()));
    const int count = static_cast<int>(found->removed.size());
    clean_->setEnabled(count > 0);
    summary_->setText(count == 0 ? tr("Nothing to delete.")
                                 : tr("%n files will be deleted, freeing %1.", "", count)
                                       .arg(CheckpointText::size(found->bytes)));
}

void CleanDialog::finish(const Result<CleanedCheckpoints>& done) {
    keep_->setEnabled(true);
    if (!done) {
        summary_->clear();
        return error_->show_error(done.error());
    }
    Q_EMIT cleaned(static_cast<int>(done->removed.size()), done->bytes);
    accept();
}

} // namespace formant
