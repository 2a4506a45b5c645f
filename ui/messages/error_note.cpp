#include "ui/messages/error_note.h"

#include "engine/base/version.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>

namespace formant {

ErrorNote::ErrorNote(QWidget* parent)
    : QFrame(parent), icon_(new QLabel), text_(new QLabel), copy_(new QPushButton),
      close_(new QPushButton) {
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setObjectName("error_text");
    copy_->setObjectName("copy_details");
    auto* row = new QHBoxLayout(this);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    row->addWidget(copy_, 0, Qt::AlignTop);
    row->addWidget(close_, 0, Qt::AlignTop);
    connect(copy_, &QPushButton::clicked, this, &ErrorNote::copy_details);
    connect(close_, &QPushButton::clicked, this, &ErrorNote::clear);
    retranslate();
}

void ErrorNote::retranslate() {
    copy_->setText(tr("Copy details"));
    close_->setText(tr("Close"));
    if (shown_)
        set_text(translate(*shown_));
}

void ErrorNote::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// The page must be laid out with the note first.
void ErrorNote::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    QMetaObject::invokeMethod(this, &ErrorNote::scroll_to, Qt::QueuedConnection);
}

void ErrorNote::scroll_to() {
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around); area != nullptr && isVisible())
            area->ensureWidgetVisible(this);
}

void ErrorNote::show_error(const Error& error) {
    show_text(translate(error.what));
    shown_ = error.what;
    details_ = QString::fromStdString(to_english(error.what));
    show_icon();
}

void ErrorNote::show_text(const QString& text) {
    set_text(text);
    shown_.reset();
    details_ = text;
    show_icon();
    setVisible(true);
}

/// Texts of the window itself say what to do first; errors of the engine that something failed.
void ErrorNote::show_icon() {
    const auto kind = shown_ ? QStyle::SP_MessageBoxCritical : QStyle::SP_MessageBoxWarning;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon_->setPixmap(style()->standardIcon(kind).pixmap(size));
}

void ErrorNote::set_text(const QString& text) {
    text_->setText(text);
    text_->setAccessibleName(text);
}

void ErrorNote::clear() {
    text_->clear();
    details_.clear();
    shown_.reset();
    setVisible(false);
}

QString ErrorNote::text() const {
    return text_->text();
}

void ErrorNote::copy_details() const {
    QApplication::clipboard()->setText(
        QString("Formant Studio %1: %2").arg(QString::fromStdString(formant_version()), details_));
}

} // namespace formant
