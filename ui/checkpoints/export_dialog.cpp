#include "ui/checkpoints/export_dialog.h"

#include "ui/files/path_line.h"
#include "ui/files/start_folder.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

/// Returns "voice step_40.safetensors" in the home folder, because exports do not belong in a run's
/// folder.
QString proposed_file(const QString& checkpoint) {
    const QDir run = QFileInfo(checkpoint).dir().filePath("..");
    const QString name = QDir(run.absolutePath()).canonicalPath().section('/', -1);
    return QDir::home().filePath(name + " " + QFileInfo(checkpoint).completeBaseName() +
                                 ".safetensors");
}

} // namespace

ExportDialog::ExportDialog(const QString& checkpoint, QWidget* parent)
    : QDialog(parent), checkpoint_(checkpoint), explanation_(new QLabel), file_label_(new QLabel),
      file_(new PathLine(proposed_file(checkpoint))), browse_(new QPushButton),
      averages_(new QCheckBox), half_(new QCheckBox),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    lay_out();
    set_texts();
    connect(browse_, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(file_, &QLineEdit::textChanged, this, [this](const QString& text) {
        buttons_->button(QDialogButtonBox::Ok)->setEnabled(!text.trimmed().isEmpty());
    });
}

void ExportDialog::lay_out() {
    explanation_->setWordWrap(true);
    file_->setObjectName("export_file");
    file_label_->setBuddy(file_);
    browse_->setObjectName("browse");
    averages_->setObjectName("averages_only");
    averages_->setChecked(true);
    half_->setObjectName("half");
    buttons_->button(QDialogButtonBox::Ok)->setObjectName("export_now");
    auto* row = new QHBoxLayout;
    row->addWidget(file_, 1);
    row->addWidget(browse_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addWidget(file_label_);
    column->addLayout(row);
    column->addWidget(averages_);
    column->addWidget(half_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
}

void ExportDialog::set_texts() {
    setWindowTitle(tr("Export the checkpoint"));
    explanation_->setText(tr("Exports the weights needed for inference, without optimizer state. "
                             "The file extension selects the format: .pt or .safetensors."));
    file_label_->setText(tr("&File:"));
    browse_->setText(tr("&Browse…"));
    averages_->setText(tr("Only the &averaged weights (EMA), used for inference"));
    half_->setText(tr("&Half precision (half the size)"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Export"));
}

void ExportDialog::browse() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export the checkpoint to"),
                                     start_file(file_->text(), QStandardPaths::DocumentsLocation),
                                     tr("Voices (*.safetensors *.pt)"));
    if (!file.isEmpty())
        file_->setText(file);
}

ExportRequest ExportDialog::request() const {
    return {checkpoint_.toStdString(), file_->text().trimmed().toStdString(),
            averages_->isChecked(), half_->isChecked()};
}

} // namespace formant
