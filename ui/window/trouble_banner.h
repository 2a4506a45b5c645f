#pragma once

#include "ui/training/run_troubles.h"

#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;

namespace formant {

/// Shows on every page that a run needs attention, with a button for what to do. Hidden while all
/// is well; advice about quality stays on the Training page.
class TroubleBanner : public QFrame {
    Q_OBJECT
  public:
    explicit TroubleBanner(QWidget* parent = nullptr);

    void show_troubles(const RunTroubles& troubles);
    /// Sets whether the run is active, so that it can save again.
    void set_can_save(bool can_save);

  Q_SIGNALS:
    void checkpoints_requested(); ///< to delete some
    void save_requested();
    void training_requested(); ///< the page that says more

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void act();
    bool saves_again() const;
    QString text() const;
    QString action_text() const;

    RunTroubles troubles_; ///< those that are shown
    bool can_save_ = false;
    QLabel* icon_;
    QLabel* text_;
    QPushButton* action_;
};

} // namespace formant
