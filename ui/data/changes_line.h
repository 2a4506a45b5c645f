#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

/// Where changes of the corpus are kept: those that are made just now, or earlier ones, which can
/// be gone on with.
class ChangesLine : public QWidget {
    Q_OBJECT
  public:
    explicit ChangesLine(QWidget* parent = nullptr);

    void show_nothing();
    void show_written(const QString& file);
    void show_earlier(const QString& file);

  Q_SIGNALS:
    void open_asked(QString file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void show_file(const QString& file, bool is_earlier);
    void retranslate();

    QString file_;
    bool is_earlier_ = false;
    QLabel* words_;
    QPushButton* open_;
};

} // namespace formant
