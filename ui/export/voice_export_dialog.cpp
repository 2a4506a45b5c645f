#include "ui/export/voice_export_dialog.h"

#include "ui/export/export_folder.h"
#include "ui/export/export_options.h"
#include "ui/export/export_summary.h"
#include "ui/export/player_choice.h"
#include "ui/files/path_field.h"
#include "ui/files/path_line.h"
#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/background_task.h"
#include "ui/tasks/progress_line.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {

VoiceExportDialog::VoiceExportDialog(const QString& checkpoint, QWidget* parent)
    : GrowingDialog(parent), checkpoint_(checkpoint), explanation_(new QLabel), form_(new QWidget),
      players_(new PlayerChoice), folder_label_(new QLabel),
      folder_(new PathField(PathBrowse::Kind::folder, "export_folder")),
      options_(new ExportOptions), summary_(new ExportSummary), error_(new ErrorNote),
      line_(new ProgressLine), buttons_(new QDialogButtonBox(QDialogButtonBox::Close)),
      export_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole)) {
    lay_out();
    set_texts();
    connect_parts();
    show_player();
    read_choices();
}

VoiceExportDialog::~VoiceExportDialog() = default;

void VoiceExportDialog::lay_out() {
    explanation_->setWordWrap(true);
    folder_label_->setBuddy(&folder_->line());
    export_->setObjectName("export_voice_now");
    export_->setDefault(true);
    summary_->setVisible(false);
    options_->add_first_row(*folder_label_, *folder_);
    auto* form = new QVBoxLayout(form_);
    form->setContentsMargins(0, 0, 0, 0);
    form->addWidget(players_);
    form->addWidget(options_);
    form->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addWidget(form_, 1);
    column->addWidget(summary_, 1);
    column->addWidget(error_);
    column->addWidget(line_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 80);
}

void VoiceExportDialog::set_texts() {
    setWindowTitle(tr("Export voice"));
    explanation_->setText(
        tr("Exports %1 for another program, with its EMA weights and a description of the voice.")
            .arg(isolated(QFileInfo(checkpoint_).fileName())));
    folder_label_->setText(tr("Folde&r:"));
    export_->setText(tr("&Export"));
}

void VoiceExportDialog::connect_parts() {
    connect(players_, &PlayerChoice::changed, this, &VoiceExportDialog::show_player);
    connect(folder_, &PathField::changed, this, &VoiceExportDialog::update_button);
    connect(options_, &ExportOptions::changed, this, &VoiceExportDialog::update_button);
    connect(export_, &QPushButton::clicked, this, &VoiceExportDialog::export_now);
    connect(buttons_, &QDialogButtonBox::rejected, this, &VoiceExportDialog::reject);
}

/// Reads the whole voice: what can be exported depends on its model.
void VoiceExportDialog::read_choices() {
    set_busy(true);
    line_->begin(tr("Reading the voice…"));
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [file = checkpoint_.toStdString()](const CancellationToken&) {
            return export_choices(file);
        },
        [this](const Result<ExportChoices>& choices) { show_choices(choices); });
}

/// The form of a voice that cannot be read stays disabled.
void VoiceExportDialog::show_choices(const Result<ExportChoices>& choices) {
    line_->end({});
    if (!choices)
        return error_->show_error(choices.error());
    set_busy(false);
    options_->set_choices(*choices);
    players_->set_available(choices->players, choices->is_vocoder);
    players_->setFocus();
}

void VoiceExportDialog::show_player() {
    options_->set_player(players_->player());
    if (folder_->path() != proposed_folder_)
        return;
    proposed_folder_ =
        proposed_export_folder(checkpoint_, QString::fromStdString(players_->player()));
    folder_->line().setText(proposed_folder_);
}

void VoiceExportDialog::update_button() {
    export_->setEnabled(form_->isEnabled() && !folder_->path().isEmpty() &&
                        options_->is_complete());
}

VoiceExportRequest VoiceExportDialog::request() const {
    VoiceExportRequest request;
    request.checkpoint = checkpoint_.toStdString();
    request.out = folder_->path().toStdString();
    request.player = players_->player();
    options_->add_to(request);
    return request;
}

void VoiceExportDialog::export_now() {
    is_exporting_ = true;
    error_->clear();
    set_busy(true);
    line_->begin(tr("Exporting…"));
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [request = request()](const CancellationToken&) { return export_for_player(request); },
        [this](const Result<ExportedVoice>& exported) { finish(exported); });
}

void VoiceExportDialog::finish(const Result<ExportedVoice>& exported) {
    is_exporting_ = false;
    line_->end({});
    set_busy(false);
    if (!exported)
        return error_->show_error(exported.error());
    explanation_->setVisible(false);
    form_->setVisible(false);
    export_->setVisible(false);
    summary_->setVisible(true);
    summary_->show_voice(*exported, folder_->path());
}

void VoiceExportDialog::set_busy(bool is_busy) {
    form_->setEnabled(!is_busy);
    buttons_->button(QDialogButtonBox::Close)->setEnabled(!is_exporting_);
    update_button();
}

/// An export cannot be canceled; closing would wait for it.
void VoiceExportDialog::reject() {
    if (!is_exporting_)
        QDialog::reject();
}

} // namespace formant
