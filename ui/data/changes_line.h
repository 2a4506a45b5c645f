#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

/// Shows the file with the changes of the corpus: current ones, or earlier ones that can be opened.
class ChangesLine : public QWidget {
    Q_OBJECT
  public:
    explicit ChangesLine(QWidget* parent = nullptr);

    void show_nothing();
    void show_written(const QString& file);
    void show_earlier(const QString& file);

  Q_SIGNALS:
    void open_requested(QString file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void show_file(const QString& file, bool is_earlier);
    void retranslate();

    QString file_;
    bool is_earlier_ = false;
    QLabel* text_;
    QPushButton* open_;
};

} // namespace formant
