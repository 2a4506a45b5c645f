#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace formant {

/// Chooses the recordings: a folder or a file that lists them, by button or keyboard. Paths dropped
/// on the page arrive through set_path().
class CorpusChoice : public QWidget {
    Q_OBJECT
  public:
    explicit CorpusChoice(QWidget* parent = nullptr);

    void set_path(const QString& path);
    QString path() const;

  Q_SIGNALS:
    void chosen(QString path);
    void record_requested();
    void segment_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void ask_for_folder();
    void ask_for_file();
    void choose(const QString& path);

    QLabel* label_;
    QLineEdit* path_;
    QPushButton* folder_;
    QPushButton* file_;
    QPushButton* record_;
    QPushButton* segment_;
};

} // namespace formant
