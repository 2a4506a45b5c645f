#pragma once

#include "engine/session/run_service.h"

#include <QtWidgets/QSplitter>

class QListWidget;
class QListWidgetItem;

namespace formant {

/// What a run has said beside its losses, newest first: spoken samples, and advice.
class RunNotes : public QSplitter {
    Q_OBJECT
  public:
    explicit RunNotes(QWidget* parent = nullptr);

    void clear();
    void add(const Advice& advice);
    void add(const SampleReady& sample);

  private:
    void play(const QListWidgetItem* sample);

    QListWidget* samples_;
    QListWidget* advice_;
};

} // namespace formant
