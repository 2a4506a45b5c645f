#include "ui/checkpoints/clean_dialog.h"

#include "ui/checkpoints/checkpoint_words.h"
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
      keep_(new QSpinBox), files_(new QListWidget), room_(new QLabel), error_(new ErrorNote),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel)),
      clean_(buttons_->addButton(QString(), QDialogButtonBox::DestructiveRole)) {
    keep_->setRange(1, 9999);
    keep_->setValue(static_cast<int>(keep));
    lay_out();
    set_texts();
    connect(keep_, &QSpinBox::valueChanged, this, &CleanDialog::look);
    connect(clean_, &QPushButton::clicked, this, &CleanDialog::clean);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    look();
}

CleanDialog::~CleanDialog() = default;

void CleanDialog::lay_out() {
    keep_->setObjectName("keep_newest");
    keep_->setFocusPolicy(Qt::StrongFocus);
    keep_label_->setBuddy(keep_);
    files_->setObjectName("files_that_go");
    files_->setTextElideMode(Qt::ElideMiddle);
    room_->setObjectName("room");
    room_->setWordWrap(true);
    clean_->setObjectName("clean_now");
    clean_->setAutoDefault(false); // Enter in the number must not remove anything
    explanation_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(keep_label_);
    row->addWidget(keep_);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addLayout(row);
    column->addWidget(files_, 1);
    column->addWidget(room_);
    column->addWidget(error_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
}

void CleanDialog::set_texts() {
    setWindowTitle(tr("Clean the checkpoints"));
    explanation_->setText(tr("The newest step checkpoints stay, and so do the best, the one at the "
                             "end of the training, and all that you keep. Older ones go, those "
                             "that were set aside, and what interrupted writing has left."));
    keep_label_->setText(tr("Newest step checkpoints that &stay:"));
    files_->setAccessibleName(tr("Files that go"));
    clean_->setText(tr("&Remove these files"));
}

/// A look that is under way is not waited for: its end sees that another number is wanted.
void CleanDialog::look() {
    clean_->setEnabled(false);
    room_->setText(tr("Looking which files go…"));
    if (!is_busy_)
        do_it(/*only_tell=*/true);
}

void CleanDialog::clean() {
    clean_->setEnabled(false);
    keep_->setEnabled(false);
    room_->setText(tr("Removing…"));
    do_it(/*only_tell=*/false);
}

void CleanDialog::do_it(bool only_tell) {
    is_busy_ = true;
    error_->clear();
    const CleanRequest request{run_, "", keep_->value(), only_tell};
    task_ = std::make_unique<BackgroundTask>(
        *this, [request](const Cancellation&) { return clean_checkpoints(request); },
        [this, request](const Result<CleanedCheckpoints>& answer) {
            is_busy_ = false;
            if (request.only_tell)
                show_what_goes(answer, request.keep);
            else
                finish(answer);
        });
}

void CleanDialog::show_what_goes(const Result<CleanedCheckpoints>& found, qint64 keep) {
    if (keep != keep_->value())
        return look();
    files_->clear();
    room_->clear();
    if (!found)
        return error_->show_error(found.error());
    for (const std::string& file : found->removed)
        files_->addItem(QFileInfo(QString::fromStdString(file)).fileName());
    const int count = static_cast<int>(found->removed.size());
    clean_->setEnabled(count > 0);
    room_->setText(count == 0 ? tr("Nothing goes: all that is there stays.")
                              : tr("%n files go, which frees %1.", "", count)
                                    .arg(CheckpointWords::size(found->bytes)));
}

void CleanDialog::finish(const Result<CleanedCheckpoints>& done) {
    keep_->setEnabled(true);
    if (!done) {
        room_->clear();
        return error_->show_error(done.error());
    }
    Q_EMIT cleaned(static_cast<int>(done->removed.size()), done->bytes);
    accept();
}

} // namespace formant
