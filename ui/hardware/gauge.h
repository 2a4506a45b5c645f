#pragma once

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QProgressBar;

namespace formant {

/// A name and a bar with its value in words within; what is not known is an empty bar that says so.
class Gauge : public QWidget {
    Q_OBJECT
  public:
    explicit Gauge(QWidget* parent = nullptr);

    void set_name(const QString& name);
    /// `share` of the bar, 0 to 1.
    void set_value(std::optional<double> share, const QString& words);
    void set_not_available();
    QString words() const;

  private:
    QLabel* name_;
    QProgressBar* bar_;
};

} // namespace formant
