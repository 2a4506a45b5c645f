#pragma once

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace formant {

/// A file or a folder: its path to type, and a button that lets one choose it.
class PathBox : public QWidget {
    Q_OBJECT
  public:
    enum class Kind { configuration, folder, sentences };

    explicit PathBox(Kind kind, QWidget* parent = nullptr);

    QString path() const;
    void set_path(const QString& path);
    /// What a screen reader says of the line, and the name that tests find it by.
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
