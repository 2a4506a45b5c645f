#include "ui/data/recording_text.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtGui/QTextDocument>
#include <QtGui/QTextOption>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>

namespace formant {

RecordingText::RecordingText(QWidget* parent)
    : QWidget(parent), label_(new QLabel), text_(new QPlainTextEdit) {
    text_->setObjectName("finding_text");
    text_->setTabChangesFocus(true);
    text_->installEventFilter(this);
    text_->setMaximumHeight(fontMetrics().height() * 5);
    label_->setBuddy(text_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(label_);
    rows->addWidget(text_);
    retranslate();
    connect(text_, &QPlainTextEdit::textChanged, this, &RecordingText::begin_where_text_begins);
    connect(text_, &QPlainTextEdit::textChanged, this,
            [this] { Q_EMIT typed(text_->toPlainText().simplified()); });
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* save = new QShortcut(QKeySequence(Qt::CTRL | enter), text_);
        save->setContext(Qt::WidgetShortcut);
        connect(save, &QShortcut::activated, this, &RecordingText::save_requested);
    }
}

void RecordingText::show_text(const QString& text) {
    const QSignalBlocker quiet(text_);
    text_->setPlainText(text);
    begin_where_text_begins();
}

/// Sets the direction and alignment, because Qt starts every text at the left.
void RecordingText::begin_where_text_begins() {
    const QString text = text_->toPlainText();
    const bool from_right = text.isEmpty() ? isRightToLeft() : text.isRightToLeft();
    QTextOption option = text_->document()->defaultTextOption();
    option.setTextDirection(from_right ? Qt::RightToLeft : Qt::LeftToRight);
    option.setAlignment((from_right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    text_->document()->setDefaultTextOption(option);
}

void RecordingText::set_editable(bool is_editable) {
    text_->setEnabled(is_editable);
}

void RecordingText::begin_typing() {
    text_->setFocus();
    text_->selectAll();
}

/// Leaves undo and redo to the page where the text itself has nothing to undo or redo.
bool RecordingText::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QTextDocument& typed = *text_->document();
        if ((key->matches(QKeySequence::Undo) && !typed.isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !typed.isRedoAvailable()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RecordingText::retranslate() {
    label_->setText(tr("&Transcript:"));
    begin_where_text_begins();
    text_->setPlaceholderText(tr("what is said; Ctrl+Enter saves it and goes to the next"));
}

void RecordingText::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
