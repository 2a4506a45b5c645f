#include "ui/export/voice_import_dialog.h"

#include "ui/files/path_field.h"
#include "ui/files/path_line.h"
#include "ui/files/start_folder.h"
#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/background_task.h"
#include "ui/tasks/progress_line.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

/// Returns "/voices/maria.pt" for "/voices/maria.onnx".
QString checkpoint_for(const QString& voice) {
    const QFileInfo file(voice);
    return voice.isEmpty() ? QString() : file.dir().filePath(file.completeBaseName() + ".pt");
}

} // namespace

VoiceImportDialog::VoiceImportDialog(QWidget* parent)
    : GrowingDialog(parent), explanation_(new QLabel), form_(new QWidget), file_label_(new QLabel),
      file_(new PathField(PathBrowse::Kind::file, "import_file")), checkpoint_label_(new QLabel),
      checkpoint_(new PathLine), browse_(new QPushButton), imported_(new QLabel),
      error_(new ErrorNote), line_(new ProgressLine),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close)),
      import_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole)),
      fine_tune_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole)) {
    lay_out();
    set_texts();
    connect_parts();
    update_button();
}

VoiceImportDialog::~VoiceImportDialog() = default;

void VoiceImportDialog::lay_out() {
    explanation_->setWordWrap(true);
    file_label_->setBuddy(&file_->line());
    checkpoint_->setObjectName("import_checkpoint");
    checkpoint_label_->setBuddy(checkpoint_);
    browse_->setAutoDefault(false); // Enter imports
    imported_->setObjectName("import_done");
    imported_->setWordWrap(true);
    imported_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    imported_->setVisible(false);
    import_->setObjectName("import_now");
    import_->setDefault(true);
    fine_tune_->setObjectName("fine_tune_imported");
    fine_tune_->setVisible(false);
    auto* row = new QHBoxLayout;
    row->addWidget(checkpoint_, 1);
    row->addWidget(browse_);
    auto* form = new QFormLayout(form_);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(file_label_, file_);
    form->addRow(checkpoint_label_, row);
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addWidget(form_);
    column->addWidget(imported_);
    column->addStretch();
    column->addWidget(error_);
    column->addWidget(line_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 80);
}

void VoiceImportDialog::set_texts() {
    setWindowTitle(tr("Import voice"));
    explanation_->setText(tr("Makes a checkpoint of a voice of another program: voice.onnx of "
                             "Piper, with voice.onnx.json next to it, or a .ckpt or .pth file "
                             "with its config.json."));
    file_label_->setText(tr("&Voice:"));
    checkpoint_label_->setText(tr("&Checkpoint:"));
    browse_->setText(tr("Save &as…"));
    import_->setText(tr("&Import"));
    fine_tune_->setText(tr("Fine-t&une from this"));
}

void VoiceImportDialog::connect_parts() {
    connect(file_, &PathField::changed, this, &VoiceImportDialog::propose_checkpoint);
    connect(checkpoint_, &QLineEdit::textChanged, this, &VoiceImportDialog::update_button);
    connect(browse_, &QPushButton::clicked, this, &VoiceImportDialog::browse);
    connect(import_, &QPushButton::clicked, this, &VoiceImportDialog::import_now);
    connect(fine_tune_, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT fine_tune_requested(checkpoint_->text().trimmed());
    });
    connect(buttons_, &QDialogButtonBox::rejected, this, &VoiceImportDialog::reject);
}

void VoiceImportDialog::propose_checkpoint() {
    if (checkpoint_->text() == proposed_) {
        proposed_ = checkpoint_for(file_->path());
        checkpoint_->setText(proposed_);
    }
    update_button();
}

void VoiceImportDialog::browse() {
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the checkpoint as"),
        start_file(checkpoint_->text(), QStandardPaths::DocumentsLocation),
        tr("Voices (*.safetensors *.pt)"));
    if (!file.isEmpty())
        checkpoint_->setText(file);
}

void VoiceImportDialog::update_button() {
    import_->setEnabled(!is_importing_ && !file_->path().isEmpty() &&
                        !checkpoint_->text().trimmed().isEmpty());
}

void VoiceImportDialog::import_now() {
    const VoiceImportRequest request{file_->path().toStdString(),
                                     checkpoint_->text().trimmed().toStdString()};
    error_->clear();
    set_busy(true);
    line_->begin(tr("Importing…"));
    task_ = std::make_unique<BackgroundTask>(
        *this, [request](const CancellationToken&) { return import_voice(request); },
        [this](const Result<ImportNotes>& notes) { finish(notes); });
}

void VoiceImportDialog::finish(const Result<ImportNotes>& notes) {
    line_->end({});
    set_busy(false);
    if (!notes)
        return error_->show_error(notes.error());
    QStringList texts{
        tr("The voice was imported to %1.").arg(isolated_path(checkpoint_->text().trimmed()))};
    for (const Message& note : *notes)
        texts << translated_sentence(note) + '.';
    imported_->setText(texts.join("\n\n"));
    for (QWidget* part :
         {static_cast<QWidget*>(explanation_), form_, static_cast<QWidget*>(import_)})
        part->setVisible(false);
    imported_->setVisible(true);
    fine_tune_->setVisible(true);
    fine_tune_->setFocus();
}

void VoiceImportDialog::set_busy(bool is_busy) {
    is_importing_ = is_busy;
    form_->setEnabled(!is_busy);
    buttons_->button(QDialogButtonBox::Close)->setEnabled(!is_busy);
    update_button();
}

/// An import cannot be canceled; closing would wait for it.
void VoiceImportDialog::reject() {
    if (!is_importing_)
        QDialog::reject();
}

} // namespace formant
