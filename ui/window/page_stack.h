#pragma once

#include "ui/window/page_icon.h"

#include <QtWidgets/QWidget>

#include <vector>

class QBoxLayout;
class QListWidget;
class QStackedWidget;

namespace formant {

/// How a page is called in the list of pages.
struct PageTitle {
    const char* text; ///< QT_TRANSLATE_NOOP("formant::PageStack", ...)
    PageIcon icon;
};

/// The pages of the window, one of which is shown, and the list at the leading edge that chooses
/// it: by mouse, by arrow keys, and by Ctrl with the page's number. What is taller or wider than
/// the window is scrolled.
class PageStack : public QWidget {
    Q_OBJECT
  public:
    explicit PageStack(QWidget* parent = nullptr);

    void add_page(PageTitle title, QWidget* page);
    /// Whichever way a page asks for another: by its widget.
    void show_page(const QWidget* page);
    /// Below the list, on every page.
    void set_foot(QWidget* foot);
    QWidget* current_page() const;
    int count() const { return static_cast<int>(pages_.size()); }
    QWidget* page(int number) const { return pages_[static_cast<std::size_t>(number)].page; }

  Q_SIGNALS:
    void page_changed(); ///< another one is shown

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Entry {
        PageTitle title;
        QWidget* page;
    };

    void retranslate();

    QBoxLayout* side_; ///< the list and its foot
    QListWidget* list_;
    QStackedWidget* stack_;
    std::vector<Entry> pages_;
};

} // namespace formant
