#pragma once

#include "engine/session/recording/recording_profile.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace formant {

/// Asks for the profile of a new voice: speaker, language, consent, license.
class SpeakerForm : public QWidget {
    Q_OBJECT
  public:
    explicit SpeakerForm(QWidget* parent = nullptr);

    bool is_complete() const;
    bool has_typed() const; ///< a name or a purpose
    RecordingProfile profile() const;
    QString speaker() const;
    QString language() const; ///< code

  Q_SIGNALS:
    void changed();
    void language_chosen();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void name_parts();
    void lay_out();
    void retranslate();

    QLabel* speaker_label_;
    QLineEdit* speaker_;
    QLabel* language_label_;
    QComboBox* language_;
    QCheckBox* agreed_;
    QLabel* consent_label_;
    QLineEdit* consent_;
    QLabel* license_label_;
    QComboBox* license_;
};

} // namespace formant
