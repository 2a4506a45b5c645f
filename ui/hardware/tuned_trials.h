#pragma once

#include "engine/session/tuning/tuning_service.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

class QTreeWidget;

namespace formant {

/// Lists the tried batch sizes in order and marks the best one.
class TunedTrials : public QWidget {
    Q_OBJECT
  public:
    explicit TunedTrials(QWidget* parent = nullptr);

    void clear();
    void add(const TuneTrial& trial);
    void mark_best(const TuneTrial& best);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void show_trial(const TuneTrial& trial);

    std::vector<TuneTrial> trials_;
    std::optional<TuneTrial> best_;
    QTreeWidget* table_;
};

} // namespace formant
