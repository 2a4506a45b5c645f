#include "ui/export/export_options.h"

#include "ui/files/path_field.h"
#include "ui/files/path_line.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

namespace formant {
namespace {

constexpr int max_solver_steps = 100;

} // namespace

ExportOptions::ExportOptions(QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)), vocoder_label_(new QLabel),
      vocoder_(new PathField(PathBrowse::Kind::file_or_folder, "export_vocoder")),
      lexicon_label_(new QLabel), lexicon_(new PathField(PathBrowse::Kind::file, "export_lexicon")),
      solver_steps_label_(new QLabel), solver_steps_(new QSpinBox),
      separate_vocoder_(new QCheckBox), half_(new QCheckBox), check_(new QCheckBox),
      check_text_(new QLineEdit), check_reason_(new QLabel) {
    lay_out();
    set_texts();
    connect(half_, &QCheckBox::toggled, this, &ExportOptions::update_options);
    connect(check_, &QCheckBox::toggled, this, &ExportOptions::update_options);
    connect(check_text_, &QLineEdit::textChanged, this, &ExportOptions::changed);
}

void ExportOptions::lay_out() {
    solver_steps_->setObjectName("export_solver_steps");
    solver_steps_->setRange(1, max_solver_steps);
    solver_steps_->setValue(static_cast<int>(VoiceExportRequest().solver_steps));
    solver_steps_->setFocusPolicy(Qt::StrongFocus); // scrolling must not change the value
    separate_vocoder_->setObjectName("export_separate_vocoder");
    half_->setObjectName("export_half");
    check_->setObjectName("export_check");
    check_->setChecked(true);
    check_text_->setObjectName("export_check_text");
    check_reason_->setObjectName("export_check_reason");
    check_reason_->setWordWrap(true);
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(vocoder_label_, vocoder_);
    form_->addRow(lexicon_label_, lexicon_);
    form_->addRow(solver_steps_label_, solver_steps_);
    form_->addRow(separate_vocoder_);
    form_->addRow(half_);
    form_->addRow(check_);
    form_->addRow(check_text_);
    form_->addRow(check_reason_);
    vocoder_label_->setBuddy(&vocoder_->line());
    lexicon_label_->setBuddy(&lexicon_->line());
    solver_steps_label_->setBuddy(solver_steps_);
}

void ExportOptions::set_texts() {
    vocoder_label_->setText(tr("&Vocoder:"));
    vocoder_->line().setPlaceholderText(tr("a checkpoint, or the folder of a run"));
    vocoder_->setToolTip(tr("Turns the mel spectrograms of the voice into audio. No other program "
                            "has Griffin-Lim, so the vocoder is exported with the voice."));
    lexicon_label_->setText(tr("&Lexicon from:"));
    lexicon_->line().setPlaceholderText(tr("none; a text file with the words to speak"));
    lexicon_->setToolTip(tr("sherpa-onnx 2 speaks only words of a lexicon. It is made of the words "
                            "of this text."));
    solver_steps_label_->setText(tr("Solver s&teps:"));
    solver_steps_->setToolTip(tr("More steps sound better, and take longer to speak."));
    separate_vocoder_->setText(tr("Vocoder in a file of its o&wn"));
    half_->setText(tr("&Half precision (half the size)"));
    check_->setText(tr("&Check the files: speak this text and compare it with the voice"));
    check_text_->setPlaceholderText(tr("Text to compare"));
    check_text_->setAccessibleName(tr("Text to compare"));
    check_reason_->setText(tr("Files in half precision are not compared, because they speak a "
                              "little differently."));
}

void ExportOptions::add_first_row(QLabel& label, QWidget& field) {
    form_->insertRow(0, &label, &field);
}

void ExportOptions::set_choices(const ExportChoices& choices) {
    choices_ = choices;
    vocoder_->line().setText(QString::fromStdString(choices.vocoder));
    check_text_->setText(QString::fromStdString(choices.check_text));
    check_text_->setCursorPosition(0);
    check_->setChecked(!choices.check_text.empty());
    update_options();
}

void ExportOptions::set_player(const std::string& player) {
    player_ = player;
    update_options();
}

void ExportOptions::update_options() {
    const bool is_graph = player_ != "safetensors";
    const bool can_compare = is_graph && !choices_.is_vocoder;
    form_->setRowVisible(vocoder_, choices_.uses_vocoder);
    form_->setRowVisible(lexicon_, player_ == "sherpa-onnx");
    form_->setRowVisible(solver_steps_, is_graph && choices_.has_solver_steps);
    form_->setRowVisible(separate_vocoder_, player_ == "onnx" && choices_.uses_vocoder);
    form_->setRowVisible(check_, can_compare);
    form_->setRowVisible(check_text_, can_compare);
    form_->setRowVisible(check_reason_, can_compare && half_->isChecked());
    check_->setEnabled(!half_->isChecked());
    check_text_->setEnabled(check_->isChecked() && !half_->isChecked());
    Q_EMIT changed();
}

/// Asks the form, because nothing is visible before the dialog is.
bool ExportOptions::is_shown(QWidget& option) const {
    return form_->isRowVisible(&option);
}

void ExportOptions::add_to(VoiceExportRequest& request) const {
    if (is_shown(*vocoder_))
        request.vocoder = vocoder_->path().toStdString();
    if (is_shown(*lexicon_))
        request.lexicon_text = lexicon_->path().toStdString();
    if (is_shown(*solver_steps_))
        request.solver_steps = solver_steps_->value();
    request.separate_vocoder = is_shown(*separate_vocoder_) && separate_vocoder_->isChecked();
    request.half = half_->isChecked();
    if (compares())
        request.check_text = check_text_->text().trimmed().toStdString();
}

bool ExportOptions::compares() const {
    return is_shown(*check_text_) && check_->isChecked() && !half_->isChecked();
}

bool ExportOptions::is_complete() const {
    return !compares() || !check_text_->text().trimmed().isEmpty();
}

} // namespace formant
