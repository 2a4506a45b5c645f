#pragma once

#include <QtWidgets/QProxyStyle>

class QStyleOptionButton;
class QStyleOptionProgressBar;

namespace formant {

/// Extends Fusion for right-to-left languages. Names, paths and values in lists, tables and combo
/// boxes keep their order: "/runs/mine", "0.wav". Only the drawn text changes: text that is read
/// aloud, copied or compared contains no marks. Button texts are placed next to their icon, and
/// bars, which grow from the right, show their text.
class WindowStyle : public QProxyStyle {
    Q_OBJECT
  public:
    WindowStyle();

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

  private:
    template <class Option>
    void draw_name(Option option, QString Option::*text, ControlElement element, QPainter* painter,
                   const QWidget* widget) const;
    void draw_from_right(const QStyleOptionButton& button, QPainter* painter) const;
    void draw_bar_label(const QStyleOptionProgressBar& bar, QPainter* painter) const;
};

} // namespace formant
