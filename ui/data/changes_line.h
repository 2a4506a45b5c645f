#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

/// Shows the file with the changes of the corpus: current ones, which can be undone, or earlier
/// ones that can be opened.
class ChangesLine : public QWidget {
    Q_OBJECT
  public:
    explicit ChangesLine(QWidget* parent = nullptr);

    void show_nothing();
    void show_written(const QString& file);
    void show_earlier(const QString& file);
    /// Enables undo and redo of the changes.
    void set_history(bool can_undo, bool can_redo);

  Q_SIGNALS:
    void open_requested(QString file);
    void undo_requested();
    void redo_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void show_file(const QString& file, bool is_earlier);
    void retranslate();

    QString file_;
    bool is_earlier_ = false;
    QLabel* text_;
    QPushButton* open_;
    QPushButton* undo_;
    QPushButton* redo_;
};

} // namespace formant
