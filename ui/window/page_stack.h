#pragma once

#include "ui/window/page_icon.h"

#include <QtWidgets/QWidget>

#include <vector>

class QBoxLayout;
class QListWidget;
class QStackedWidget;

namespace formant {

/// Names a page in the list of pages.
struct PageTitle {
    const char* text; ///< QT_TRANSLATE_NOOP("formant::PageStack", ...)
    PageIcon icon;
};

/// Shows one page of the window and the list at the leading edge that selects it: by mouse, by
/// arrow keys, or by Ctrl with the page's number. Pages larger than the window scroll.
class PageStack : public QWidget {
    Q_OBJECT
  public:
    explicit PageStack(QWidget* parent = nullptr);

    void add_page(PageTitle title, QWidget* page);
    /// Shows the page that holds this widget.
    void show_page(const QWidget* page);
    /// Places a widget below the list, on every page.
    void set_footer(QWidget* footer);
    QWidget* current_page() const;
    int count() const { return static_cast<int>(pages_.size()); }
    QWidget* page(int number) const { return pages_[static_cast<std::size_t>(number)].page; }

  Q_SIGNALS:
    void page_changed(); ///< another page is shown

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Entry {
        PageTitle title;
        QWidget* page;
    };

    void retranslate();

    QBoxLayout* side_; ///< the list and its footer
    QListWidget* list_;
    QStackedWidget* stack_;
    std::vector<Entry> pages_;
};

} // namespace formant
