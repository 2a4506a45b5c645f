#include "tests/support/shown_texts.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtGui/QKeySequence>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionComboBox>
#include <QtWidgets/QTabBar>

#include <map>

namespace formant::test {
namespace {

constexpr const char* properties[] = {
    "text",      "title",          "windowTitle",           "toolTip",
    "whatsThis", "accessibleName", "accessibleDescription", "placeholderText",
    "prefix",    "suffix",         "specialValueText",      "format"};

QStringList property_texts(const QObject& object) {
    QStringList texts;
    for (const char* name : properties)
        if (const QString text = object.property(name).toString(); !text.isEmpty())
            texts << QString(name) + ": " + text;
    return texts;
}

QStringList item_texts(const QWidget& widget) {
    QStringList texts;
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i);
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < bar->count(); ++i)
            texts << bar->tabText(i) << bar->tabToolTip(i);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        for (int i = 0; i < header->count(); ++i)
            texts << header->model()->headerData(i, header->orientation()).toString();
    return texts;
}

/// Returns the cells of a table or list, or of the top level of a tree.
QStringList cell_texts(const QWidget& widget) {
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view == nullptr || view->model() == nullptr || qobject_cast<const QHeaderView*>(view))
        return {};
    QStringList texts;
    const QAbstractItemModel& model = *view->model();
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}})
                texts << model.index(row, column).data(role).toString();
    return texts;
}

/// Returns true if the text of a label or button fits its current size.
bool text_fits(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label != nullptr && label->wordWrap())
        return widget.height() >= label->heightForWidth(widget.width());
    const QSize wanted = widget.sizeHint();
    return widget.width() >= wanted.width() && widget.height() >= wanted.height();
}

int text_width_of(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    return box.style()
        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
        .width();
}

/// Checks all items of a short combo box, but only the current one of a long list, such as runs.
QStringList clipped_choices(const QComboBox& box) {
    constexpr int few = 5;
    QStringList choices{box.currentText()};
    for (int i = 0; i < box.count() && box.count() <= few; ++i)
        choices << box.itemText(i);
    choices.removeDuplicates();
    QStringList clipped;
    for (const QString& choice : choices)
        if (!box.toolTip().contains(choice) &&
            box.fontMetrics().horizontalAdvance(choice) > text_width_of(box))
            clipped << "choice " + box.objectName() + ": " + choice;
    return clipped;
}

QStringList clipped_sections(const QHeaderView& header) {
    QStringList clipped;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        const auto tip = header.model()->headerData(i, header.orientation(), Qt::ToolTipRole);
        if (header.orientation() == Qt::Horizontal && !header.isSectionHidden(i) &&
            tip.toString().isEmpty() &&
            header.sectionSize(i) < header.fontMetrics().horizontalAdvance(text))
            clipped << "heading: " + text;
    }
    return clipped;
}

QStringList clipped_part(const QWidget& widget) {
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        return clipped_sections(*header);
    const auto report = [&](const QString& text) {
        return QStringList{widget.metaObject()->className() + (" " + widget.objectName()) + ": " +
                           text};
    };
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (button != nullptr && !button->text().isEmpty() && !text_fits(widget))
        return report(button->text());
    if (label != nullptr && !label->toolTip().contains(label->text()) && !text_fits(widget))
        return report(label->text());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return clipped_choices(*box);
    const auto* bar = qobject_cast<const QTabBar*>(&widget);
    if (bar != nullptr && bar->width() < bar->sizeHint().width())
        return report(bar->tabText(0) + "…");
    const auto* group = qobject_cast<const QGroupBox*>(&widget);
    if (group != nullptr && group->width() < group->fontMetrics().horizontalAdvance(group->title()))
        return report(group->title());
    return {};
}

/// Returns true for widgets that may extend beyond their parent: those in scroll areas, and some
/// internal ones of Qt.
bool may_exceed_parent(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return widget.isWindow() || parent == nullptr ||
           qobject_cast<const QAbstractScrollArea*>(parent->parentWidget()) != nullptr ||
           qobject_cast<const QAbstractScrollArea*>(parent) != nullptr ||
           widget.inherits("QRubberBand") || widget.inherits("QSplitterHandle");
}

/// Returns true if the text is not translated. Ignores names of products, formats and units, which
/// have capitals or digits, settings, which have dots or underscores, and external names between
/// isolates.
bool is_untranslated(const QString& shown) {
    static const QRegularExpression isolate(QStringLiteral("[\u2066\u2068][^\u2069]*\u2069"));
    const QString text = QString(shown).remove(isolate);
    static const QRegularExpression arabic(QStringLiteral("\\p{Arabic}"));
    static const QRegularExpression word(QStringLiteral("(?<![\\w./=-])[a-z]{2,}(?![\\w./=-])"));
    static const QStringList names{"formant", "slaney", "htk", "run", "ms", "unet"};
    if (text.contains(arabic))
        return false;
    for (auto found = word.globalMatch(text); found.hasNext();)
        if (!names.contains(found.next().captured()))
            return true;
    return false;
}

} // namespace

QStringList texts_of(const QWidget& window) {
    QStringList all;
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    widgets.prepend(const_cast<QWidget*>(&window));
    for (const QWidget* widget : widgets) {
        if (widget->inherits("QToolButton") && widget->objectName().startsWith("Scroll"))
            continue; // of a QTabBar, which names them once only
        const QString name = widget->metaObject()->className() + (" " + widget->objectName());
        for (const QString& text :
             property_texts(*widget) + item_texts(*widget) + cell_texts(*widget))
            all << name + " | " + text;
    }
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QString& text : property_texts(*action))
            all << "QAction " + action->objectName() + " | " + text;
    return all;
}

QStringList clipped_in(const QWidget& window) {
    QStringList all;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible())
            all << clipped_part(*widget);
    return all;
}

QStringList outside_in(const QWidget& window) {
    QStringList all;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && !may_exceed_parent(*widget) &&
            !widget->parentWidget()->rect().contains(widget->geometry()))
            all << widget->metaObject()->className() + (" " + widget->objectName()) + " in " +
                       widget->parentWidget()->metaObject()->className();
    return all;
}

QStringList untranslated_in(const QWidget& window) {
    QStringList all;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() ||
            widget->objectName() == "language") // lists each language by its own name
            continue;
        QStringList texts = item_texts(*widget) + cell_texts(*widget);
        if (!widget->inherits("QLineEdit") && !widget->inherits("QPlainTextEdit"))
            texts << widget->property("text").toString() << widget->property("title").toString();
        for (const QString& text : texts)
            if (is_untranslated(text))
                all << widget->metaObject()->className() + (" " + widget->objectName()) + ": " +
                           text;
    }
    return all;
}

QStringList clashes_in(const QWidget& window) {
    std::map<QString, QStringList> by_key;
    const auto add = [&](const QString& text) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            by_key[key.toString()] << text;
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        for (const char* name : {"text", "title"})
            if (!widget->inherits("QLineEdit") && !widget->inherits("QSpinBox"))
                add(widget->property(name).toString());
        if (const auto* bar = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < bar->count(); ++i)
                add(bar->tabText(i));
    }
    QStringList clashes;
    for (const auto& [key, texts] : by_key)
        if (texts.size() > 1)
            clashes << key + ": " + texts.join(", ");
    return clashes;
}

} // namespace formant::test
