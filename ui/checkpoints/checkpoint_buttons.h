#pragma once

#include <QtWidgets/QWidget>

#include <vector>

class QPushButton;

namespace formant {

/// The state of the selection in the table that the buttons need.
struct CheckpointSelection {
    int count = 0;
    int total_count = 0;
    bool all_pinned = false;
    bool can_be_best = false; ///< a single step checkpoint
    bool is_busy = false;     ///< an action is running; no other one can start
    bool is_training = false; ///< their run is being trained
};

/// The actions on the selected checkpoints, and the cleanup of all of them.
class CheckpointButtons : public QWidget {
    Q_OBJECT
  public:
    explicit CheckpointButtons(QWidget* parent = nullptr);
    void set_selection(const CheckpointSelection& selection);

  Q_SIGNALS:
    void verify_requested();
    void pin_requested();
    void promote_requested();
    void start_requested();
    void speak_requested();
    void export_voice_requested();
    void export_checkpoint_requested();
    void import_requested();
    void delete_requested();
    void clean_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QPushButton* add(const char* name, void (CheckpointButtons::*request)());
    void lay_out();
    void retranslate();

    CheckpointSelection selection_;
    std::vector<QPushButton*> all_;
    QPushButton* verify_;
    QPushButton* pin_;
    QPushButton* promote_;
    QPushButton* start_;
    QPushButton* speak_;
    QPushButton* export_voice_;
    QPushButton* export_checkpoint_;
    QPushButton* import_;
    QPushButton* delete_;
    QPushButton* clean_;
};

} // namespace formant
