#include "ui/configuration/yaml_view.h"

#include "ui/palette.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QFontDatabase>
#include <QtGui/QKeyEvent>
#include <QtGui/QTextBlock>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPlainTextEdit>

#include <algorithm>

namespace formant {
namespace {

constexpr int typing_pause_ms = 400;

} // namespace

YamlView::YamlView(ConfigDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), title_(new QLabel), text_(new QPlainTextEdit),
      faults_(new QListWidget) {
    lay_out();
    pause_.setSingleShot(true);
    pause_.setInterval(typing_pause_ms);
    connect(text_, &QPlainTextEdit::textChanged, &pause_, qOverload<>(&QTimer::start));
    connect(&pause_, &QTimer::timeout, this, &YamlView::finish_typing);
    connect(faults_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { go_to_line(item->data(Qt::UserRole).toInt()); });
    connect(&document_, &ConfigDocument::changed, this, &YamlView::show_text);
    retranslate();
    show_text();
}

/// Lays out the text from left to right in every language, as YAML is written.
void YamlView::lay_out() {
    text_->setObjectName("yaml");
    text_->setLayoutDirection(Qt::LeftToRight);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setTabChangesFocus(true);  // YAML does not allow tabs
    text_->setUndoRedoEnabled(false); // the document's history covers form and text
    text_->installEventFilter(this);
    QTextOption option = text_->document()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    text_->document()->setDefaultTextOption(option);
    title_->setBuddy(text_);
    faults_->setObjectName("faults");
    faults_->setWordWrap(true);
    faults_->setMaximumHeight(fontMetrics().lineSpacing() * 6);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(title_);
    layout->addWidget(text_, 1);
    layout->addWidget(faults_);
}

void YamlView::retranslate() {
    title_->setText(tr("As te&xt (YAML)"));
    text_->setAccessibleName(tr("The configuration as text"));
    faults_->setAccessibleName(tr("Errors in the text"));
    faults_->setToolTip(tr("Double-click or press Enter to go to the line."));
    show_faults();
}

void YamlView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        mark_lines();
    QWidget::changeEvent(event);
}

/// Leaves the shortcuts for undo and redo to the page.
bool YamlView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))
            return true;
    }
    if (event->type() == QEvent::FocusOut)
        finish_typing();
    return QWidget::eventFilter(watched, event);
}

void YamlView::finish_typing() {
    pause_.stop();
    if (text_->toPlainText() != document_.text())
        document_.set_text(text_->toPlainText());
}

void YamlView::show_text() {
    if (text_->toPlainText() != document_.text()) {
        const QSignalBlocker quiet(text_);
        const int position = text_->textCursor().position();
        text_->setPlainText(document_.text());
        QTextCursor cursor = text_->textCursor();
        cursor.setPosition(std::min(position, text_->document()->characterCount() - 1));
        text_->setTextCursor(cursor);
        pause_.stop();
    }
    show_faults();
}

void YamlView::show_faults() {
    faults_->clear();
    for (const ConfigFault& fault : document_.draft().faults()) {
        auto* item = new QListWidgetItem(tr("⚠ %1").arg(translate(fault.what)), faults_);
        item->setData(Qt::UserRole, fault.line);
    }
    faults_->setVisible(faults_->count() > 0);
    mark_lines();
}

void YamlView::mark_lines() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const ConfigFault& fault : document_.draft().faults()) {
        const QTextBlock block = text_->document()->findBlockByNumber(fault.line - 1);
        if (!block.isValid())
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.select(QTextCursor::LineUnderCursor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(bad_color(palette()));
        marks.append(mark);
    }
    text_->setExtraSelections(marks);
}

void YamlView::go_to_line(int line) {
    const QTextBlock block = text_->document()->findBlockByNumber(line - 1);
    if (!block.isValid()) // the error is not in the text
        return;
    text_->setTextCursor(QTextCursor(block));
    text_->setFocus();
}

} // namespace formant
