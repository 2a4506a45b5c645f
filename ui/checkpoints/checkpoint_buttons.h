#pragma once

#include <QtWidgets/QWidget>

#include <vector>

class QPushButton;

namespace formant {

/// What is selected in the table, as far as the buttons need it.
struct CheckpointSelection {
    int count = 0;
    int count_in_all = 0;
    bool all_kept = false;    ///< by hand
    bool can_be_best = false; ///< a single step checkpoint
    bool is_busy = false;     ///< something is being done; nothing else can be begun
};

/// What can be done with the selected checkpoints, and the cleaning of all by rule.
class CheckpointButtons : public QWidget {
    Q_OBJECT
  public:
    explicit CheckpointButtons(QWidget* parent = nullptr);
    void set_selection(const CheckpointSelection& selection);

  Q_SIGNALS:
    void verify_asked();
    void keep_asked();
    void promote_asked();
    void start_asked();
    void speak_asked();
    void export_asked();
    void delete_asked();
    void clean_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QPushButton* add(const char* name, void (CheckpointButtons::*asked)());
    void lay_out();
    void retranslate();

    CheckpointSelection selection_;
    std::vector<QPushButton*> all_;
    QPushButton* verify_;
    QPushButton* keep_;
    QPushButton* promote_;
    QPushButton* start_;
    QPushButton* speak_;
    QPushButton* export_;
    QPushButton* delete_;
    QPushButton* clean_;
};

} // namespace formant
