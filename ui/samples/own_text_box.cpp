#include "ui/samples/own_text_box.h"

#include "ui/tasks/background_task.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
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

/// They come with the latest step first; those that the run has left aside lie on no way to it.
QString newest_of(std::vector<CheckpointFile> files) {
    std::erase_if(files, [](const CheckpointFile& file) { return file.set_aside; });
    const auto step = std::find_if(files.begin(), files.end(), is_step);
    if (step != files.end())
        return path_of(*step);
    return files.empty() ? QString() : path_of(files.front());
}

struct Listed {
    std::vector<CheckpointFile> files;
    OwnTextChoices choices;
};

/// A run that has no folder of checkpoints yet has none.
Listed list_of(const std::string& run) {
    Listed listed{list_checkpoints(run).value_or(std::vector<CheckpointFile>()), {}};
    listed.choices = own_text_choices(run, newest_of(listed.files).toStdString());
    return listed;
}

/// Other things to choose from; what was chosen stays if it is still there.
void refill(QComboBox& box, const std::vector<std::pair<QString, QString>>& items) {
    const QString chosen = box.currentData().toString();
    box.clear();
    for (const auto& [words, data] : items)
        box.addItem(words, data);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

} // namespace

OwnTextBox::OwnTextBox(QWidget* parent)
    : QGroupBox(parent), text_label_(new QLabel), text_(new QLineEdit),
      checkpoint_label_(new QLabel), checkpoint_(new QComboBox), weights_label_(new QLabel),
      weights_(new QComboBox), speaker_label_(new QLabel), speaker_(new QComboBox),
      vocoder_label_(new QLabel), vocoder_(new QComboBox), speak_(new QPushButton),
      form_(new QFormLayout(this)), hint_(new QLabel) {
    weights_->addItems({QString(), QString()}); // in the order of SampleWeights
    lay_out();
    retranslate();
    update_button();
    connect(text_, &QLineEdit::textChanged, this, &OwnTextBox::update_button);
    connect(text_, &QLineEdit::returnPressed, speak_, &QPushButton::click);
    connect(speak_, &QPushButton::clicked, this, &OwnTextBox::ask);
    connect(checkpoint_, &QComboBox::activated, this, &OwnTextBox::take_choice);
}

OwnTextBox::~OwnTextBox() = default;

void OwnTextBox::lay_out() {
    setObjectName("own_text_box");
    text_->setObjectName("own_text");
    checkpoint_->setObjectName("own_checkpoint");
    weights_->setObjectName("own_weights");
    speaker_->setObjectName("own_speaker");
    vocoder_->setObjectName("own_vocoder");
    speak_->setObjectName("speak_own");
    hint_->setObjectName("own_hint");
    hint_->setWordWrap(true);
    hint_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    hint_->setAlignment(Qt::AlignTop);
    for (QComboBox* box : {checkpoint_, weights_, speaker_, vocoder_}) {
        box->setFocusPolicy(Qt::StrongFocus); // the wheel alone must not choose another
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(text_label_, text_);
    form_->addRow(checkpoint_label_, checkpoint_);
    form_->addRow(weights_label_, weights_);
    form_->addRow(speaker_label_, speaker_);
    form_->addRow(vocoder_label_, vocoder_);
    form_->addRow(QString(), speak_);
    form_->addRow(hint_);
    offer({});
    text_label_->setBuddy(text_);
    checkpoint_label_->setBuddy(checkpoint_);
    weights_label_->setBuddy(weights_);
    speaker_label_->setBuddy(speaker_);
    vocoder_label_->setBuddy(vocoder_);
}

void OwnTextBox::retranslate() {
    setTitle(tr("Your own text"));
    text_label_->setText(tr("&Text:"));
    text_->setPlaceholderText(tr("What you want to hear"));
    checkpoint_label_->setText(tr("&Checkpoint:"));
    checkpoint_->setPlaceholderText(tr("none yet"));
    update_hint();
    weights_label_->setText(tr("&Weights:"));
    weights_->setItemText(static_cast<int>(SampleWeights::averaged), tr("averaged (EMA)"));
    weights_->setItemText(static_cast<int>(SampleWeights::raw), tr("raw"));
    speaker_label_->setText(tr("Sp&eaker:"));
    vocoder_label_->setText(tr("&Vocoder:"));
    speak_->setText(is_busy_ ? tr("Speaking…") : tr("Spea&k"));
}

void OwnTextBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

void OwnTextBox::set_run(const QString& folder, const QString& checkpoint) {
    run_ = folder;
    chosen_ = checkpoint;
    look_again();
}

void OwnTextBox::look_again() {
    listing_ = std::make_unique<BackgroundTask>(
        *this, [run = run_.toStdString()](const Cancellation&) { return list_of(run); },
        [this](const Listed& listed) {
            offer(listed.choices);
            fill(listed.files);
        });
}

void OwnTextBox::offer(const OwnTextChoices& choices) {
    std::vector<std::pair<QString, QString>> speakers, vocoders;
    for (const std::string& name : choices.speakers)
        speakers.emplace_back(QString::fromStdString(name), QString::fromStdString(name));
    for (const VocoderChoice& choice : choices.vocoders)
        vocoders.emplace_back(QString::fromStdString(choice.name),
                              QString::fromStdString(choice.vocoder));
    refill(*speaker_, speakers);
    refill(*vocoder_, vocoders);
    form_->setRowVisible(speaker_, !speakers.empty());
    form_->setRowVisible(vocoder_, !vocoders.empty());
}

void OwnTextBox::fill(const std::vector<CheckpointFile>& files) {
    newest_ = newest_of(files);
    checkpoint_->clear();
    for (const CheckpointFile& file : files)
        checkpoint_->addItem(QFileInfo(path_of(file)).fileName(), path_of(file));
    if (checkpoint_->findData(chosen_) < 0) // removed meanwhile
        chosen_.clear();
    checkpoint_->setCurrentIndex(checkpoint_->findData(chosen_.isEmpty() ? newest_ : chosen_));
    take_choice();
    update_button();
}

/// Who chose the newest is given the next one too.
void OwnTextBox::take_choice() {
    const QString shown = checkpoint_->currentData().toString();
    chosen_ = shown == newest_ ? QString() : shown;
}

void OwnTextBox::set_busy(bool busy) {
    is_busy_ = busy;
    retranslate();
    update_button();
}

void OwnTextBox::focus_text() {
    text_->setFocus();
    text_->selectAll();
}

void OwnTextBox::update_button() {
    update_hint();
    speak_->setEnabled(!is_busy_ && !text_->text().trimmed().isEmpty() &&
                       checkpoint_->currentIndex() >= 0);
}

void OwnTextBox::tell(const std::vector<Message>& of_spoken) {
    told_ = of_spoken;
    update_hint();
}

void OwnTextBox::update_hint() {
    QStringList told;
    for (const Message& remark : told_)
        told.push_back(translate(remark));
    hint_->setText(checkpoint_->count() > 0
                       ? told.join(u'\n')
                       : tr("It can speak as soon as a checkpoint is saved: press “Save now” while "
                            "it trains, or wait for the next one."));
}

void OwnTextBox::ask() {
    tell({});
    OwnTextRequest request;
    request.run = run_.toStdString();
    request.checkpoint = checkpoint_->currentData().toString().toStdString();
    request.text = text_->text().trimmed().toStdString();
    request.weights = static_cast<SampleWeights>(weights_->currentIndex());
    request.speaker = speaker_->currentData().toString().toStdString();
    request.vocoder = vocoder_->currentData().toString().toStdString();
    Q_EMIT speak_asked(request);
}

} // namespace formant
