#include "ui/window/window_state.h"

#include "engine/base/paths.h"
#include "ui/window/page_stack.h"

#include <QtCore/QSettings>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTabWidget>

namespace formant {
namespace {

bool is_kept(const QWidget& box) {
    return box.property("kept").toBool();
}

/// Calls `act(key, widget)` for every widget that has an object name.
template <class Widget, class Act>
void for_each_named(const QWidget& window, const char* kind, Act act) {
    for (Widget* widget : window.findChildren<Widget*>())
        if (!widget->objectName().isEmpty())
            act(QString(kind) + '/' + widget->objectName(), widget);
}

void restore_boxes(QWidget& window, const QSettings& settings) {
    for_each_named<QCheckBox>(window, "checked", [&](const QString& key, QCheckBox* box) {
        if (is_kept(*box) && settings.contains(key))
            box->setChecked(settings.value(key).toBool());
    });
    for_each_named<QComboBox>(window, "chosen", [&](const QString& key, QComboBox* box) {
        if (const int index = settings.value(key, -1).toInt();
            is_kept(*box) && index >= 0 && index < box->count())
            box->setCurrentIndex(index);
    });
}

} // namespace

QString window_state_file() {
    return QString::fromStdString((state_home() / "window.ini").string());
}

void save_shown_page(const PageStack& pages, const QString& file) {
    if (const QWidget* page = pages.current_page())
        QSettings(file, QSettings::IniFormat).setValue("page", page->objectName());
}

void save_window_state(const QWidget& window, const PageStack& pages, const QString& file) {
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue("geometry", window.saveGeometry());
    save_shown_page(pages, file);
    for_each_named<QSplitter>(window, "splitter",
                              [&](const QString& key, const QSplitter* splitter) {
                                  settings.setValue(key, splitter->saveState());
                              });
    for_each_named<QTabWidget>(window, "tab", [&](const QString& key, const QTabWidget* tabs) {
        settings.setValue(key, tabs->currentIndex());
    });
    for_each_named<QCheckBox>(window, "checked", [&](const QString& key, const QCheckBox* box) {
        if (is_kept(*box))
            settings.setValue(key, box->isChecked());
    });
    for_each_named<QComboBox>(window, "chosen", [&](const QString& key, const QComboBox* box) {
        if (is_kept(*box))
            settings.setValue(key, box->currentIndex());
    });
}

void restore_window_state(QWidget& window, PageStack& pages, const QString& file) {
    const QSettings settings(file, QSettings::IniFormat);
    window.restoreGeometry(settings.value("geometry").toByteArray());
    const QString page = settings.value("page").toString();
    for (int number = 0; number < pages.count(); ++number)
        if (!page.isEmpty() && pages.page(number)->objectName() == page)
            pages.show_page(pages.page(number));
    for_each_named<QSplitter>(window, "splitter", [&](const QString& key, QSplitter* splitter) {
        splitter->restoreState(settings.value(key).toByteArray());
    });
    for_each_named<QTabWidget>(window, "tab", [&](const QString& key, QTabWidget* tabs) {
        tabs->setCurrentIndex(settings.value(key, tabs->currentIndex()).toInt());
    });
    restore_boxes(window, settings);
}

} // namespace formant
