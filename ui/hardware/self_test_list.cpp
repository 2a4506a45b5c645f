#include "ui/hardware/self_test_list.h"

#include "ui/hardware/table.h"
#include "ui/palette.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QStyle>
#include <QtWidgets/QTreeWidget>

#include <algorithm>

namespace formant {
namespace {

QString result_text(const SelfTestLine& line) {
    if (!line.offered)
        return SelfTestList::tr("not supported");
    return line.passed ? SelfTestList::tr("passed") : SelfTestList::tr("failed");
}

QStyle::StandardPixmap icon_of(const SelfTestLine& line) {
    if (!line.offered)
        return QStyle::SP_MessageBoxInformation;
    return line.passed ? QStyle::SP_DialogApplyButton : QStyle::SP_MessageBoxCritical;
}

QString scientific(double value) {
    return QLocale().toString(value, 'e', 1);
}

/// Returns error and tolerance; empty if the comparison was not reached.
QStringList numbers_of(const SelfTestLine& line) {
    if (line.tolerance <= 0)
        return {QString(), QString()};
    return {scientific(line.error), scientific(line.tolerance)};
}

QString note_for(const SelfTestLine& line) {
    if (!line.why_not.empty())
        return translate(line.why_not);
    return line.gb_per_s
               ? SelfTestList::tr("%1 GB/s").arg(QLocale().toString(*line.gb_per_s, 'f', 1))
               : QString();
}

} // namespace

SelfTestList::SelfTestList(QWidget* parent)
    : QWidget(parent), table_(make_table("self_test_lines")) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(table_);
    setFocusProxy(table_);
    retranslate();
}

void SelfTestList::clear() {
    lines_.clear();
    table_->clear();
}

void SelfTestList::add(const SelfTestLine& line) {
    lines_.push_back(line);
    show_line(line);
}

void SelfTestList::show_line(const SelfTestLine& line) {
    const QStringList texts = QStringList{result_text(line), translate(line.what)} +
                              numbers_of(line) + QStringList{note_for(line)};
    auto* item = new QTreeWidgetItem(table_, texts);
    item->setIcon(0, style()->standardIcon(icon_of(line)));
    item->setToolTip(1, QString::fromStdString(line.id));
    item->setToolTip(4, texts.back());
    if (line.offered && !line.passed)
        item->setForeground(0, bad_color(palette()));
    fit_columns(*table_);
    table_->scrollToItem(item);
}

int SelfTestList::passed() const {
    return static_cast<int>(
        std::count_if(lines_.begin(), lines_.end(),
                      [](const SelfTestLine& line) { return line.offered && line.passed; }));
}

int SelfTestList::failed() const {
    return static_cast<int>(
        std::count_if(lines_.begin(), lines_.end(),
                      [](const SelfTestLine& line) { return line.offered && !line.passed; }));
}

void SelfTestList::retranslate() {
    table_->setAccessibleName(tr("Self-test results"));
    table_->setHeaderLabels({tr("Result"), tr("Test"), tr("Error"), tr("Tolerance"), tr("Note")});
    table_->clear();
    for (const SelfTestLine& line : lines_)
        show_line(line);
    fit_columns(*table_);
}

void SelfTestList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace formant
