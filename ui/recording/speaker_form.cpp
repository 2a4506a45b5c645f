#include "ui/recording/speaker_form.h"

#include "ui/languages/languages.h"
#include "ui/recording/prompt_languages.h"

#include <QtCore/QDate>
#include <QtCore/QEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace formant {

SpeakerForm::SpeakerForm(QWidget* parent)
    : QWidget(parent), speaker_label_(new QLabel), speaker_(new QLineEdit),
      language_label_(new QLabel), language_(new QComboBox), agreed_(new QCheckBox),
      consent_label_(new QLabel), consent_(new QLineEdit), licence_label_(new QLabel),
      licence_(new QComboBox) {
    for (const QString& code : prompt_languages())
        language_->addItem(own_name(code), code);
    language_->setCurrentIndex(
        std::max(0, language_->findData(locale().name().section('_', 0, 0))));
    language_->setEditable(true); // espeak-ng knows a hundred codes more
    licence_->addItems({"CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0"});
    licence_->setEditable(true);
    licence_->setCurrentIndex(-1);
    name_parts();
    lay_out();
    retranslate();
    for (QLineEdit* line : {speaker_, consent_})
        connect(line, &QLineEdit::textChanged, this, &SpeakerForm::changed);
    for (QComboBox* box : {language_, licence_})
        connect(box, &QComboBox::currentTextChanged, this, &SpeakerForm::changed);
    connect(language_, &QComboBox::currentTextChanged, this, &SpeakerForm::language_chosen);
    connect(agreed_, &QCheckBox::toggled, this, &SpeakerForm::changed);
}

void SpeakerForm::name_parts() {
    speaker_->setObjectName("speaker");
    speaker_label_->setBuddy(speaker_);
    language_->setObjectName("voice_language");
    language_label_->setBuddy(language_);
    agreed_->setObjectName("agreed");
    consent_->setObjectName("consent");
    consent_label_->setBuddy(consent_);
    licence_->setObjectName("licence");
    licence_label_->setBuddy(licence_);
}

void SpeakerForm::lay_out() {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(speaker_label_, speaker_);
    form->addRow(language_label_, language_);
    form->addRow(agreed_);
    form->addRow(consent_label_, consent_);
    form->addRow(licence_label_, licence_);
}

void SpeakerForm::retranslate() {
    speaker_label_->setText(tr("&Speaker:"));
    speaker_->setPlaceholderText(tr("name of who speaks, or another name for them"));
    language_label_->setText(tr("&Language:"));
    language_->setToolTip(tr("The language of the sentences, or its code as espeak-ng has it."));
    agreed_->setText(tr("The speaker &agrees that a voice is made of the recordings"));
    consent_label_->setText(tr("&For what:"));
    consent_->setPlaceholderText(tr("in the speaker's own words, if there is more to say"));
    licence_label_->setText(tr("L&icence:"));
    licence_->lineEdit()->setPlaceholderText(tr("what others may do with the recordings"));
    licence_->setToolTip(tr("A licence of the list, or your own words, as “nobody else may use "
                            "them”. It travels with every voice that is trained on them."));
}

void SpeakerForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QString SpeakerForm::speaker() const {
    return speaker_->text().simplified();
}

QString SpeakerForm::language() const {
    const int known = language_->findText(language_->currentText());
    return known >= 0 ? language_->itemData(known).toString()
                      : language_->currentText().simplified();
}

bool SpeakerForm::is_complete() const {
    return !speaker().isEmpty() && !language().isEmpty() && agreed_->isChecked() &&
           !licence_->currentText().simplified().isEmpty();
}

/// The same in every language of the window: it is read by other programs, and by people later.
RecordingProfile SpeakerForm::profile() const {
    QString consent = "given " + QDate::currentDate().toString(Qt::ISODate);
    if (const QString words = consent_->text().simplified(); !words.isEmpty())
        consent += ": " + words;
    return {speaker().toStdString(), consent.toStdString(),
            licence_->currentText().simplified().toStdString(), language().toStdString()};
}

} // namespace formant
