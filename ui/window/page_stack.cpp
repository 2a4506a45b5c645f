#include "ui/window/page_stack.h"

#include <QtCore/QEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QStyle>

namespace formant {
namespace {

/// Hides a page's height-for-width from the scroll area, which would otherwise give the page its
/// preferred height and scroll where less suffices.
class PageFrame : public QWidget {
  public:
    explicit PageFrame(QWidget* page) : page_(page) { page->setParent(this); }
    QSize sizeHint() const override { return page_->sizeHint(); }
    QSize minimumSizeHint() const override { return page_->minimumSizeHint(); }

  protected:
    void resizeEvent(QResizeEvent*) override { page_->resize(size()); }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) // of the page
            updateGeometry();
        return QWidget::event(event);
    }

  private:
    QWidget* page_;
};

QScrollArea* scrolled(QWidget* page) {
    auto* area = new QScrollArea;
    area->setWidget(new PageFrame(page));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // Tab moves through the page's own controls
    return area;
}

} // namespace

PageStack::PageStack(QWidget* parent)
    : QWidget(parent), side_(new QVBoxLayout), list_(new QListWidget), stack_(new QStackedWidget) {
    list_->setObjectName("navigation");
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    list_->setSpacing(fontMetrics().height() / 5);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->addLayout(side_);
    side_->addWidget(list_);
    columns->addWidget(stack_, 1);
    connect(list_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
    connect(list_, &QListWidget::currentRowChanged, this, &PageStack::page_changed);
    retranslate();
}

void PageStack::add_page(PageTitle title, QWidget* page) {
    const int row = count();
    pages_.push_back({title, page});
    stack_->addWidget(scrolled(page));
    list_->addItem(QString());
    auto* shortcut =
        new QShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + row)), this);
    connect(shortcut, &QShortcut::activated, list_, [this, row] { list_->setCurrentRow(row); });
    if (row == 0)
        list_->setCurrentRow(0);
    retranslate();
}

void PageStack::show_page(const QWidget* page) {
    for (int row = 0; row < count(); ++row)
        if (this->page(row) == page)
            list_->setCurrentRow(row);
}

void PageStack::set_footer(QWidget* footer) {
    side_->addWidget(footer);
}

QWidget* PageStack::current_page() const {
    const int row = list_->currentRow();
    return row < 0 ? nullptr : page(row);
}

/// Runs also when colors or fonts change: icons and the list's width depend on them.
void PageStack::retranslate() {
    list_->setAccessibleName(tr("Pages"));
    const int size = fontMetrics().height() * 3 / 2;
    list_->setIconSize({size, size});
    for (int row = 0; row < count(); ++row) {
        const PageTitle& title = pages_[static_cast<std::size_t>(row)].title;
        QListWidgetItem* item = list_->item(row);
        item->setText(tr(title.text));
        item->setIcon(page_icon(title.icon, palette(), size));
        item->setToolTip(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + row))
                             .toString(QKeySequence::NativeText));
        page(row)->setAccessibleName(tr(title.text));
    }
    list_->setFixedWidth(list_->sizeHintForColumn(0) + 2 * list_->spacing() +
                         style()->pixelMetric(QStyle::PM_ScrollBarExtent) / 2);
}

void PageStack::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::LanguageChange || type == QEvent::PaletteChange ||
        type == QEvent::FontChange)
        retranslate();
}

} // namespace formant
