#pragma once

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace formant {

/// Shows the path of a recording, to copy it or to open its folder in the desktop.
class RecordingPath : public QWidget {
    Q_OBJECT
  public:
    explicit RecordingPath(QWidget* parent = nullptr);

    void show_path(const QString& file); ///< empty: none
    QString path() const;

  Q_SIGNALS:
    void folder_requested(QString folder); ///< to open in the desktop

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    QLineEdit* path_;
    QPushButton* open_;
};

} // namespace formant
