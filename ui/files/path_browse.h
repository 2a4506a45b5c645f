#pragma once

#include <QtWidgets/QToolButton>

#include <functional>

namespace formant {

/// A button that browses for the file or folder that a path names.
class PathBrowse : public QToolButton {
    Q_OBJECT
  public:
    enum class Kind { file, folder, file_or_folder };

    /// `shown` returns the path that is shown, at which the dialogs begin.
    PathBrowse(Kind kind, std::function<QString()> shown, QWidget* parent = nullptr);

  Q_SIGNALS:
    void chosen(const QString& path);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void ask_for_file();
    void ask_for_folder();
    void choose(const QString& path);

    std::function<QString()> shown_;
    QAction* file_ = nullptr; ///< of the menu, which offers both; null without one
    QAction* folder_ = nullptr;
};

} // namespace formant
