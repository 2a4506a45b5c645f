#pragma once

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace formant {

/// Where a recording lies, to be copied, or opened with another program where this machine has no
/// sound.
class RecordingPath : public QWidget {
    Q_OBJECT
  public:
    explicit RecordingPath(QWidget* parent = nullptr);

    void show_path(const QString& file); ///< empty: none
    QString path() const;

  Q_SIGNALS:
    void folder_asked(QString folder); ///< to be shown by the desktop

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    QLineEdit* path_;
    QPushButton* open_;
};

} // namespace formant
