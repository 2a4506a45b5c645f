#include "ui/messages/error_note.h"

#include "engine/base/version.h"
#include "ui/translate.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

namespace formant {

ErrorNote::ErrorNote(QWidget* parent) : QFrame(parent), text_(new QLabel) {
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    auto* icon = new QLabel;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setObjectName("error_text");
    auto* copy = new QPushButton(tr("Copy details"));
    copy->setObjectName("copy_details");
    auto* close = new QPushButton(tr("Close"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    row->addWidget(copy, 0, Qt::AlignTop);
    row->addWidget(close, 0, Qt::AlignTop);
    connect(copy, &QPushButton::clicked, this, &ErrorNote::copy_details);
    connect(close, &QPushButton::clicked, this, &ErrorNote::clear);
}

void ErrorNote::show_error(const Error& error) {
    show_text(translate(error.what));
    details_ = QString::fromStdString(to_english(error.what));
}

void ErrorNote::show_text(const QString& text) {
    text_->setText(text);
    text_->setAccessibleName(text);
    details_ = text;
    setVisible(true);
}

void ErrorNote::clear() {
    text_->clear();
    details_.clear();
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
