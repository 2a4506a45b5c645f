#include "ui/training/message_list.h"

#include "engine/base/version.h"

#include <QtCore/QEvent>
#include <QtCore/QtMath>
#include <QtGui/QClipboard>
#include <QtGui/QTextLayout>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyledItemDelegate>

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t max_entries = 1000;

/// Returns the height as if all lines were as high as the highest one: letters of a fallback font
/// make a line higher, and Qt 6.4 cuts a text whose next line would not fit at the height of the
/// previous one.
int height_of_lines(const QStyleOptionViewItem& row) {
    const int width =
        row.widget->style()->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget).width();
    QTextLayout layout(row.text, row.font);
    layout.beginLayout();
    int lines = 0;
    qreal highest = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        highest = std::max(highest, line.height());
        ++lines;
    }
    layout.endLayout();
    return qCeil(lines * highest);
}

/// Qt 6.4 measures the rows of a list as if there were no scroll bar; if that saves a line, the
/// last line would be cut.
class ScrollBarAwareDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QStyle& style = *option.widget->style();
        const int scroll_bar = style.pixelMetric(QStyle::PM_ScrollBarExtent, &option);
        const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option) + 1;
        QStyleOptionViewItem narrowed = option;
        narrowed.rect.setWidth(option.rect.width() - scroll_bar - 2 * margin);
        QSize hint = QStyledItemDelegate::sizeHint(narrowed, index);
        initStyleOption(&narrowed, index);
        hint.setHeight(std::max(hint.height(), height_of_lines(narrowed)));
        return hint;
    }
};

} // namespace

MessageList::MessageList(const QString& name, Title title, QWidget* parent)
    : QWidget(parent), title_(std::move(title)), label_(new QLabel), list_(new QListWidget),
      copy_(new QPushButton) {
    list_->setObjectName(name);
    copy_->setObjectName("copy_" + name);
    label_->setBuddy(list_);
    list_->setWordWrap(true);
    list_->setTextElideMode(Qt::ElideNone); // Qt 6.4 would elide right-to-left lines at spaces
    list_->setItemDelegate(new ScrollBarAwareDelegate(list_));
    list_->setResizeMode(QListView::Adjust);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // entries may have many lines
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setAlternatingRowColors(true);
    lay_out();
    connect(copy_, &QPushButton::clicked, this, &MessageList::copy);
    retranslate();
}

void MessageList::lay_out() {
    auto* head = new QHBoxLayout;
    head->addWidget(label_, 1);
    head->addWidget(copy_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(head);
    rows->addWidget(list_, 1);
}

void MessageList::show_entry(int row) {
    const MessageEntry& entry = entries_[static_cast<std::size_t>(row)];
    QListWidgetItem* item = list_->item(row);
    item->setIcon(style()->standardIcon(entry.icon));
    item->setText(entry.text());
    copy_->setEnabled(true);
}

void MessageList::add_first(MessageEntry entry) {
    entries_.push_front(std::move(entry));
    list_->insertItem(0, QString());
    show_entry(0);
    if (entries_.size() <= max_entries)
        return;
    entries_.pop_back();
    delete list_->takeItem(list_->count() - 1);
}

void MessageList::add_last(MessageEntry entry) {
    insert(list_->count(), std::move(entry));
}

void MessageList::insert(int place, MessageEntry entry) {
    entries_.insert(entries_.begin() + place, std::move(entry));
    list_->insertItem(place, QString());
    show_entry(place);
    if (entries_.size() <= max_entries)
        return;
    entries_.pop_front();
    delete list_->takeItem(0);
}

void MessageList::remove(const QString& details) {
    for (int row = list_->count() - 1; row >= 0; --row) {
        if (entries_[static_cast<std::size_t>(row)].details != details)
            continue;
        entries_.erase(entries_.begin() + row);
        delete list_->takeItem(row);
    }
    copy_->setEnabled(!entries_.empty());
}

void MessageList::clear() {
    entries_.clear();
    list_->clear();
    copy_->setEnabled(false);
}

void MessageList::retranslate() {
    label_->setText(title_());
    list_->setAccessibleName(title_().remove('&'));
    copy_->setText(tr("Copy details"));
    copy_->setEnabled(!entries_.empty());
    for (int row = 0; row < list_->count(); ++row)
        show_entry(row);
}

void MessageList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MessageList::copy() const {
    QStringList lines{QString("Formant Studio %1").arg(QString::fromStdString(formant_version()))};
    const bool has_selection = !list_->selectedItems().isEmpty();
    for (int row = 0; row < list_->count(); ++row)
        if (!has_selection || list_->item(row)->isSelected())
            lines += entries_[static_cast<std::size_t>(row)].details;
    QApplication::clipboard()->setText(lines.join('\n'));
}

} // namespace formant
