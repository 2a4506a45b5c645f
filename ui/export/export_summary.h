#pragma once

#include "engine/session/export/voice_export.h"

#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace formant {

/// Shows what an export has written: the files, how they compare with the voice, and what users of
/// the voice should know. Opens the folder in the desktop.
class ExportSummary : public QWidget {
    Q_OBJECT
  public:
    explicit ExportSummary(QWidget* parent = nullptr);

    void show_voice(const ExportedVoice& exported, const QString& folder);

  private:
    void lay_out();

    QString folder_;
    QLabel* exported_;
    QListWidget* files_;
    QLabel* check_;
    QLabel* notes_;
    QPushButton* open_;
};

} // namespace formant
