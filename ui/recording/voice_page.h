#pragma once

#include "engine/session/recording/recording_session.h"
#include "ui/recording/existing_voices.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;

namespace formant {

class PathBox;
class SpeakerForm;

/// The first step of recording: choosing a new or existing voice, and its sentences.
class VoicePage : public QWidget {
    Q_OBJECT
  public:
    explicit VoicePage(QWidget* parent = nullptr);

    void show_existing(ExistingVoices found);
    bool is_complete() const;
    bool has_typed() const; ///< about a new voice
    RecordingPlan plan() const;

  Q_SIGNALS:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void choose_voice();
    void list_sentences();
    void follow_language();
    void look();
    const ExistingVoice* existing() const; ///< null for a new voice

    ExistingVoices existing_;
    QLabel* explanation_;
    QLabel* voice_label_;
    QComboBox* voice_;
    SpeakerForm* speaker_;
    QLabel* sentences_label_;
    QComboBox* sentences_;
    PathBox* file_;
    QLabel* place_;
};

} // namespace formant
