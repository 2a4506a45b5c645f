#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace formant {

/// Shows the beginning of a text that is too long: a number without its beginning is another one.
class BeginningDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};

} // namespace formant
