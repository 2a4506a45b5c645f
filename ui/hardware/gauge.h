#pragma once

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QProgressBar;

namespace formant {

/// Shows a name and a bar with the value as text; an unknown value is an empty bar that says so.
class Gauge : public QWidget {
    Q_OBJECT
  public:
    explicit Gauge(QWidget* parent = nullptr);

    void set_name(const QString& name);
    /// Fills the bar to `share`, 0 to 1, and shows `text` in it.
    void set_value(std::optional<double> share, const QString& text);
    void set_not_available();
    QString text() const;

  private:
    QLabel* name_;
    QProgressBar* bar_;
};

} // namespace formant
