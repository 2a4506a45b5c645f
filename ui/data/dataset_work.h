#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// The line that starts the hearing of all recordings, shows how far it is, and ends it early.
class DatasetWork : public QWidget {
    Q_OBJECT
  public:
    enum class State { nothing_chosen, reading, ready, hearing, stopping };

    explicit DatasetWork(QWidget* parent = nullptr);

    void set_state(State state);
    void set_progress(qint64 done, qint64 count);
    void set_harmful(int count); ///< recordings that could be left out
    bool is_busy() const;

  Q_SIGNALS:
    void examine_asked();
    void cancel_asked();
    void leave_out_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    QString state_words() const;

    State state_ = State::nothing_chosen;
    int harmful_ = 0;
    QPushButton* examine_;
    QPushButton* leave_out_;
    QLabel* words_;
    QProgressBar* progress_;
    QPushButton* cancel_;
};

} // namespace formant
