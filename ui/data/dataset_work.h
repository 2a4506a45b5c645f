#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// What can be done with the corpus: hear all of its recordings, with how far that is and a way to
/// end it early; leave out those that do harm; train a voice. And what is missing for that.
class DatasetWork : public QWidget {
    Q_OBJECT
  public:
    enum class State { nothing_chosen, reading, unreadable, ready, hearing, stopping };

    explicit DatasetWork(QWidget* parent = nullptr);

    void set_state(State state);
    void set_progress(qint64 done, qint64 count);
    void set_searched(qint64 folders); ///< so far, for recordings
    void set_harmful(int count);       ///< recordings that could be left out
    void set_texts(qint64 with_text, qint64 recordings);
    /// Recordings that were heard, all of them fine; 0: they were not, or something was found.
    void set_fine(qint64 recordings);
    bool is_busy() const;

  Q_SIGNALS:
    void examine_asked();
    void cancel_asked();
    void leave_out_asked();
    void train_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void enable();
    QString state_words() const;
    QString texts_words() const;
    QString fine_words() const;

    State state_ = State::nothing_chosen;
    int harmful_ = 0;
    qint64 searched_ = 0;
    qint64 fine_ = 0;
    qint64 with_text_ = 0;
    qint64 without_text_ = 0;
    QPushButton* examine_;
    QPushButton* leave_out_;
    QLabel* words_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QPushButton* train_;
};

} // namespace formant
