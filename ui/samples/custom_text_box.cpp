#include "ui/samples/custom_text_box.h"

#include "ui/files/path_field.h"
#include "ui/files/path_line.h"
#include "ui/languages/shown.h"
#include "ui/tasks/background_task.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

QString path_of(const CheckpointFile& file) {
    return QString::fromStdString(file.file);
}

bool is_step(const CheckpointFile& file) {
    return QFileInfo(path_of(file)).fileName().startsWith("step_");
}

/// The files are listed with the latest step first; archived ones do not count.
QString newest_of(std::vector<CheckpointFile> files) {
    std::erase_if(files, [](const CheckpointFile& file) { return file.is_archived; });
    const auto step = std::find_if(files.begin(), files.end(), is_step);
    if (step != files.end())
        return path_of(*step);
    return files.empty() ? QString() : path_of(files.front());
}

struct Listed {
    std::vector<CheckpointFile> files;
    PreviewChoices choices;
};

/// Returns no checkpoints if the run has no checkpoint folder yet.
Listed list_of(const std::string& run) {
    Listed listed{list_checkpoints(run).value_or(std::vector<CheckpointFile>()), {}};
    listed.choices = preview_choices(run, newest_of(listed.files).toStdString(),
                                     QLocale().bcp47Name().toStdString());
    return listed;
}

/// Replaces the items and keeps the selection if it still exists.
void refill(QComboBox& box, const std::vector<std::pair<QString, QString>>& items) {
    const QString chosen = box.currentData().toString();
    box.clear();
    for (const auto& [label, data] : items)
        box.addItem(label, data);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

} // namespace

CustomTextBox::CustomTextBox(QWidget* parent)
    : QGroupBox(parent), text_label_(new QLabel), text_(new QLineEdit),
      checkpoint_label_(new QLabel), checkpoint_(new QComboBox), weights_label_(new QLabel),
      weights_(new QComboBox), speaker_label_(new QLabel), speaker_(new QComboBox),
      language_label_(new QLabel), language_(new QComboBox), reference_label_(new QLabel),
      reference_(new PathField(PathBrowse::Kind::file, "own_reference")),
      vocoder_label_(new QLabel), vocoder_(new QComboBox), speak_(new QPushButton),
      export_(new QPushButton), form_(new QFormLayout(this)), hint_(new QLabel) {
    weights_->addItems({QString(), QString()}); // in the order of SampleWeights
    lay_out();
    retranslate();
    update_button();
    connect(text_, &QLineEdit::textChanged, this, &CustomTextBox::update_button);
    connect(text_, &QLineEdit::returnPressed, speak_, &QPushButton::click);
    connect(speak_, &QPushButton::clicked, this, &CustomTextBox::request_speech);
    connect(export_, &QPushButton::clicked, this,
            [this] { Q_EMIT export_requested(checkpoint_->currentData().toString()); });
    connect(checkpoint_, &QComboBox::activated, this, &CustomTextBox::read_choice);
}

CustomTextBox::~CustomTextBox() = default;

void CustomTextBox::lay_out() {
    setObjectName("own_text_box");
    text_->setObjectName("own_text");
    checkpoint_->setObjectName("own_checkpoint");
    weights_->setObjectName("own_weights");
    speaker_->setObjectName("own_speaker");
    language_->setObjectName("own_language");
    vocoder_->setObjectName("own_vocoder");
    speak_->setObjectName("speak_own");
    export_->setObjectName("export_own");
    hint_->setObjectName("own_hint");
    hint_->setWordWrap(true);
    hint_->setMinimumHeight(3 * fontMetrics().lineSpacing()); // of the longest hint, in wide fonts
    hint_->setAlignment(Qt::AlignTop);
    for (QComboBox* box : {checkpoint_, weights_, speaker_, language_, vocoder_}) {
        box->setFocusPolicy(Qt::StrongFocus); // scrolling must not change the selection
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(text_label_, text_);
    form_->addRow(checkpoint_label_, checkpoint_);
    form_->addRow(weights_label_, weights_);
    form_->addRow(speaker_label_, speaker_);
    form_->addRow(language_label_, language_);
    form_->addRow(reference_label_, reference_);
    form_->addRow(vocoder_label_, vocoder_);
    auto* row = new QHBoxLayout;
    row->addWidget(speak_, 1);
    row->addWidget(export_, 1);
    form_->addRow(QString(), row);
    form_->addRow(hint_);
    offer({});
    text_label_->setBuddy(text_);
    checkpoint_label_->setBuddy(checkpoint_);
    weights_label_->setBuddy(weights_);
    speaker_label_->setBuddy(speaker_);
    language_label_->setBuddy(language_);
    reference_label_->setBuddy(&reference_->line());
    vocoder_label_->setBuddy(vocoder_);
}

void CustomTextBox::retranslate() {
    setTitle(tr("Custom text"));
    text_label_->setText(tr("&Text:"));
    text_->setPlaceholderText(tr("Text to synthesize"));
    checkpoint_label_->setText(tr("&Checkpoint:"));
    checkpoint_->setPlaceholderText(tr("none yet"));
    update_hint();
    weights_label_->setText(tr("&Weights:"));
    weights_->setItemText(static_cast<int>(SampleWeights::ema), tr("EMA"));
    weights_->setItemText(static_cast<int>(SampleWeights::raw), tr("non-EMA"));
    speaker_label_->setText(tr("Sp&eaker:"));
    language_label_->setText(tr("&Language:"));
    reference_label_->setText(tr("Re&ference:"));
    reference_->line().setPlaceholderText(tr("default voice"));
    reference_->setToolTip(tr("Recording of the voice to speak with"));
    vocoder_label_->setText(tr("&Vocoder:"));
    export_->setText(tr("Export voice…"));
    export_->setToolTip(tr("Exports the checkpoint for Piper, Home Assistant, sherpa-onnx or a "
                           "program of your own."));
    speak_->setText(is_busy_ ? tr("Synthesizing…") : tr("S&ynthesize"));
}

void CustomTextBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

void CustomTextBox::set_run(const QString& folder, const QString& checkpoint) {
    run_ = folder;
    chosen_ = checkpoint;
    language_->clear(); // that of another voice
    refresh();
}

void CustomTextBox::refresh() {
    listing_ = std::make_unique<BackgroundTask>(
        *this, [run = run_.toStdString()](const CancellationToken&) { return list_of(run); },
        [this](const Listed& listed) {
            offer(listed.choices);
            fill(listed.files);
        });
}

void CustomTextBox::offer(const PreviewChoices& choices) {
    std::vector<std::pair<QString, QString>> speakers, languages, vocoders;
    for (const std::string& name : choices.speakers)
        speakers.emplace_back(shown(name), QString::fromStdString(name));
    for (const SpeechLanguage& choice : choices.languages)
        languages.emplace_back(shown(choice.name), QString::fromStdString(choice.code));
    for (const VocoderChoice& choice : choices.vocoders)
        vocoders.emplace_back(shown(choice.name), QString::fromStdString(choice.vocoder));
    refill(*speaker_, speakers);
    refill(*language_, languages);
    refill(*vocoder_, vocoders);
    form_->setRowVisible(speaker_, !speakers.empty());
    form_->setRowVisible(language_, !languages.empty());
    form_->setRowVisible(reference_, choices.has_reference);
    form_->setRowVisible(vocoder_, !vocoders.empty());
}

void CustomTextBox::fill(const std::vector<CheckpointFile>& files) {
    newest_ = newest_of(files);
    checkpoint_->clear();
    for (const CheckpointFile& file : files)
        checkpoint_->addItem(QFileInfo(path_of(file)).fileName(), path_of(file));
    if (checkpoint_->findData(chosen_) < 0) // deleted meanwhile
        chosen_.clear();
    checkpoint_->setCurrentIndex(checkpoint_->findData(chosen_.isEmpty() ? newest_ : chosen_));
    read_choice();
    update_button();
}

/// Selecting the newest checkpoint also selects newer ones later.
void CustomTextBox::read_choice() {
    const QString shown = checkpoint_->currentData().toString();
    chosen_ = shown == newest_ ? QString() : shown;
}

void CustomTextBox::set_busy(bool busy) {
    is_busy_ = busy;
    retranslate();
    update_button();
}

void CustomTextBox::focus_text() {
    text_->setFocus();
    text_->selectAll();
}

void CustomTextBox::update_button() {
    update_hint();
    speak_->setEnabled(!is_busy_ && !text_->text().trimmed().isEmpty() &&
                       checkpoint_->currentIndex() >= 0);
    export_->setEnabled(checkpoint_->currentIndex() >= 0);
}

void CustomTextBox::show_remarks(const std::vector<Message>& remarks) {
    remarks_ = remarks;
    update_hint();
}

void CustomTextBox::update_hint() {
    QStringList texts;
    for (const Message& remark : remarks_)
        texts.push_back(translate(remark));
    hint_->setText(checkpoint_->count() > 0 ? texts.join(u'\n')
                                            : tr("No checkpoint yet: press “Save checkpoint” "
                                                 "during training, or wait for the next one."));
}

void CustomTextBox::request_speech() {
    show_remarks({});
    PreviewRequest request;
    request.run = run_.toStdString();
    request.checkpoint = checkpoint_->currentData().toString().toStdString();
    request.text = text_->text().trimmed().toStdString();
    request.weights = static_cast<SampleWeights>(weights_->currentIndex());
    request.speaker = speaker_->currentData().toString().toStdString();
    request.language = language_->currentData().toString().toStdString();
    if (reference_->isVisibleTo(this))
        request.reference = reference_->path().toStdString();
    request.vocoder = vocoder_->currentData().toString().toStdString();
    Q_EMIT speak_requested(request);
}

} // namespace formant
