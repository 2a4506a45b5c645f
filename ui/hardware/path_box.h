#pragma once

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace formant {

/// An input for the path of a file or folder, with a button to browse for it.
class PathBox : public QWidget {
    Q_OBJECT
  public:
    enum class Kind { configuration, folder, sentences };

    explicit PathBox(Kind kind, QWidget* parent = nullptr);

    QString path() const;
    void set_path(const QString& path);
    /// Sets the accessible name of the line, and its object name, by which tests find it.
    void set_name(const QString& accessible, const QString& object);

  Q_SIGNALS:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void browse();
    QString ask();
    QString placeholder() const;

    Kind kind_;
    QLineEdit* line_;
    QPushButton* browse_;
};

} // namespace formant
