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
      consent_label_(new QLabel), consent_(new QLineEdit), license_label_(new QLabel),
      license_(new QComboBox) {
    for (const QString& code : prompt_languages())
        language_->addItem(native_name(code), code);
    language_->setCurrentIndex(
        std::max(0, language_->findData(locale().name().section('_', 0, 0))));
    language_->setEditable(true); // espeak-ng knows a hundred more codes
    license_->addItems({"CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0"});
    license_->setEditable(true);
    license_->setCurrentIndex(-1);
    name_parts();
    lay_out();
    retranslate();
    for (QLineEdit* line : {speaker_, consent_})
        connect(line, &QLineEdit::textChanged, this, &SpeakerForm::changed);
    for (QComboBox* box : {language_, license_})
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
    license_->setObjectName("licence");
    license_label_->setBuddy(license_);
}

void SpeakerForm::lay_out() {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(speaker_label_, speaker_);
    form->addRow(language_label_, language_);
    form->addRow(agreed_);
    form->addRow(consent_label_, consent_);
    form->addRow(license_label_, license_);
}

void SpeakerForm::retranslate() {
    speaker_label_->setText(tr("&Speaker:"));
    speaker_->setPlaceholderText(tr("name of the speaker, or a pseudonym"));
    language_label_->setText(tr("&Language:"));
    language_->setToolTip(tr("The language of the sentences, or its espeak-ng code."));
    agreed_->setText(tr("The speaker &agrees to training a voice from these recordings"));
    consent_label_->setText(tr("&Purpose:"));
    consent_->setPlaceholderText(tr("in the speaker's own words (optional)"));
    license_label_->setText(tr("L&icense:"));
    license_->lineEdit()->setPlaceholderText(tr("what others may do with the recordings"));
    license_->setToolTip(tr("A license from the list, or your own words, such as “nobody else may "
                            "use them”. It is stored in every voice that is trained on them."));
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

bool SpeakerForm::has_typed() const {
    return !speaker().isEmpty() || !consent_->text().trimmed().isEmpty();
}

bool SpeakerForm::is_complete() const {
    return !speaker().isEmpty() && !language().isEmpty() && agreed_->isChecked() &&
           !license_->currentText().simplified().isEmpty();
}

/// Writes the consent in English in every window language, because other programs and people read
/// it later.
RecordingProfile SpeakerForm::profile() const {
    QString consent = "given " + QDate::currentDate().toString(Qt::ISODate);
    if (const QString purpose = consent_->text().simplified(); !purpose.isEmpty())
        consent += ": " + purpose;
    return {speaker().toStdString(), consent.toStdString(),
            license_->currentText().simplified().toStdString(), language().toStdString()};
}

} // namespace formant
