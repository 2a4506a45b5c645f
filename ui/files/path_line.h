#pragma once

#include <QtWidgets/QLineEdit>

namespace formant {

/// A line for a path, from left to right in every language. Until it is typed into, names in it
/// that run from right to left are drawn apart (isolated_path()); its text is the plain path.
class PathLine : public QLineEdit {
    Q_OBJECT
  public:
    explicit PathLine(const QString& path = {}, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void draw_apart();
};

} // namespace formant
