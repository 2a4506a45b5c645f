#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// The actions on the corpus: analyze its recordings, with progress and a cancel button; exclude
/// recordings with errors; train a voice. Also says what is missing for training.
class DatasetWork : public QWidget {
    Q_OBJECT
  public:
    enum class State { nothing_chosen, reading, unreadable, ready, analyzing, stopping };

    explicit DatasetWork(QWidget* parent = nullptr);

    void set_state(State state);
    void set_progress(qint64 done, qint64 count);
    void set_searched(qint64 folders); ///< number searched so far
    void set_errors(int count);        ///< recordings that can be excluded
    void set_texts(qint64 with_text, qint64 recordings);
    /// Sets the number of analyzed recordings, all without findings; 0 if there are findings, or no
    /// analysis.
    void set_fine(qint64 recordings);
    bool is_busy() const;

  Q_SIGNALS:
    void analyze_requested();
    void cancel_requested();
    void exclude_errors_requested();
    void train_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void enable();
    QString state_text() const;
    QString missing_text_message() const;
    QString no_finding_text() const;

    State state_ = State::nothing_chosen;
    int errors_ = 0;
    qint64 searched_ = 0;
    qint64 fine_ = 0;
    qint64 with_text_ = 0;
    qint64 without_text_ = 0;
    QPushButton* analyze_;
    QPushButton* exclude_;
    QLabel* status_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QPushButton* train_;
};

} // namespace formant
