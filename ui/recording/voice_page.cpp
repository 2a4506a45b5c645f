#include "ui/recording/voice_page.h"

#include "engine/session/recording/recording_prompts.h"
#include "ui/hardware/path_box.h"
#include "ui/languages/isolated.h"
#include "ui/languages/languages.h"
#include "ui/languages/shown.h"
#include "ui/recording/prompt_languages.h"
#include "ui/recording/speaker_form.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

#include <utility>

namespace formant {

namespace {

QString as_path(const Path& path) {
    return QString::fromStdString(path.string());
}

} // namespace

VoicePage::VoicePage(QWidget* parent)
    : QWidget(parent), explanation_(new QLabel), voice_label_(new QLabel), voice_(new QComboBox),
      speaker_(new SpeakerForm), sentences_label_(new QLabel), sentences_(new QComboBox),
      file_(new PathBox(PathBox::Kind::sentences)), place_(new QLabel) {
    explanation_->setWordWrap(true);
    voice_->setObjectName("voice");
    voice_->addItem({});
    voice_label_->setBuddy(voice_);
    sentences_->setObjectName("sentences");
    sentences_label_->setBuddy(sentences_);
    place_->setObjectName("voice_folder");
    place_->setWordWrap(true);
    place_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lay_out();
    retranslate();
    list_sentences();
    connect(voice_, &QComboBox::currentIndexChanged, this, &VoicePage::choose_voice);
    connect(speaker_, &SpeakerForm::changed, this, &VoicePage::look);
    connect(speaker_, &SpeakerForm::language_chosen, this, &VoicePage::follow_language);
    connect(sentences_, &QComboBox::currentIndexChanged, this, &VoicePage::look);
    connect(file_, &PathBox::changed, this, &VoicePage::look);
}

void VoicePage::lay_out() {
    auto* rows = new QVBoxLayout(this);
    for (QWidget* row :
         std::initializer_list<QWidget*>{explanation_, voice_label_, voice_, speaker_,
                                         sentences_label_, sentences_, file_, place_})
        rows->addWidget(row);
    rows->addStretch(1);
}

void VoicePage::show_existing(ExistingVoices found) {
    existing_ = std::move(found);
    for (const ExistingVoice& voice : existing_.voices)
        voice_->addItem(shown(voice.folder.filename().string()));
    look();
}

const ExistingVoice* VoicePage::existing() const {
    return voice_->currentIndex() > 0
               ? &existing_.voices[static_cast<std::size_t>(voice_->currentIndex() - 1)]
               : nullptr;
}

void VoicePage::choose_voice() {
    speaker_->setVisible(existing() == nullptr);
    list_sentences();
}

/// Lists those of an existing voice first, then the built-in ones, and a file last.
void VoicePage::list_sentences() {
    const QSignalBlocker quiet(sentences_);
    sentences_->clear();
    for (const std::string& list :
         existing() != nullptr ? existing()->lists : std::vector<std::string>())
        sentences_->addItem(tr("%1 (continue)").arg(shown(list)),
                            as_path(existing()->folder / "prompts" / (list + ".txt")));
    for (const QString& code : prompt_languages())
        sentences_->addItem(tr("Built-in sentences: %1").arg(native_name(code)),
                            as_path(built_in_prompt_list(code.toStdString())));
    sentences_->addItem(tr("My text file (one sentence per line)"));
    if (existing() == nullptr)
        follow_language();
    look();
}

/// Selects the built-in sentences of the language, or a file if it has none.
void VoicePage::follow_language() {
    const auto own = as_path(built_in_prompt_list(speaker_->language().toStdString()));
    const int found = sentences_->findData(own);
    sentences_->setCurrentIndex(found >= 0 ? found : sentences_->count() - 1);
}

void VoicePage::look() {
    file_->setVisible(sentences_->currentData().isNull());
    const QString folder = QDir::toNativeSeparators(as_path(plan().folder));
    place_->setText(tr("Recordings are saved in %1. Once there are some, “Use these recordings” "
                       "opens that folder on the Data page for training.")
                        .arg(isolated_path(folder)));
    Q_EMIT changed();
}

bool VoicePage::has_typed() const {
    return existing() == nullptr && speaker_->has_typed();
}

bool VoicePage::is_complete() const {
    const bool has_sentences = !sentences_->currentData().isNull() || !file_->path().isEmpty();
    return !existing_.recordings.empty() && has_sentences &&
           (existing() != nullptr || speaker_->is_complete());
}

RecordingPlan VoicePage::plan() const {
    const QVariant chosen = sentences_->currentData();
    RecordingPlan plan;
    plan.sentences = (chosen.isNull() ? file_->path() : chosen.toString()).toStdString();
    if (existing() != nullptr) {
        plan.folder = existing()->folder;
        return plan;
    }
    plan.folder = profile_folder(existing_.recordings, speaker_->speaker().toStdString());
    plan.new_profile = speaker_->profile();
    return plan;
}

void VoicePage::retranslate() {
    explanation_->setText(
        tr("Read sentences aloud, one after another. Each is saved at once, and you can continue "
           "another day. 30 minutes of speech are enough for a usable voice; 60 are better."));
    voice_label_->setText(tr("&Voice:"));
    voice_->setItemText(0, tr("a new voice"));
    sentences_label_->setText(tr("S&entences:"));
    file_->set_name(tr("Text file of sentences"), "sentences_file");
}

void VoicePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        const int chosen = sentences_->currentIndex();
        retranslate();
        list_sentences();
        sentences_->setCurrentIndex(chosen);
    }
    QWidget::changeEvent(event);
}

} // namespace formant
