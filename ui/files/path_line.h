#pragma once

#include <QtWidgets/QLineEdit>

namespace formant {

/// Edits a path, left to right in every language. While it is not focused, right-to-left names in
/// it are drawn isolated (isolated_path()); its text is the plain path.
class PathLine : public QLineEdit {
    Q_OBJECT
  public:
    explicit PathLine(const QString& path = {}, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void draw_isolated();
};

} // namespace formant
