#pragma once

#include <QtWidgets/QProxyStyle>

class QStyleOptionButton;
class QStyleOptionProgressBar;

namespace formant {

/// Fusion, with what a language that is read from right to left needs. Names, paths and values in
/// lists, tables and choices keep their order: "/runs/mine", "0.wav"; only what is drawn changes,
/// what is read out, copied and compared has no marks. On buttons words stand beside their picture,
/// and on bars, which grow from the right, within them.
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
    void draw_words_of_bar(const QStyleOptionProgressBar& bar, QPainter* painter) const;
};

} // namespace formant
