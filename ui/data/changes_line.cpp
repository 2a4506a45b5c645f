#include "ui/data/changes_line.h"

#include "ui/files/short_path.h"
#include "ui/languages/isolated.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {

ChangesLine::ChangesLine(QWidget* parent)
    : QWidget(parent), text_(new QLabel), open_(new QPushButton) {
    text_->setObjectName("written");
    text_->setWordWrap(true);
    open_->setObjectName("open_changed");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text_, 1);
    row->addWidget(open_);
    connect(open_, &QPushButton::clicked, this, [this] { Q_EMIT open_requested(file_); });
    show_nothing();
}

void ChangesLine::show_nothing() {
    show_file({}, false);
}

void ChangesLine::show_written(const QString& file) {
    show_file(file, false);
}

void ChangesLine::show_earlier(const QString& file) {
    show_file(file, true);
}

void ChangesLine::show_file(const QString& file, bool is_earlier) {
    file_ = file;
    is_earlier_ = is_earlier;
    setVisible(!file.isEmpty());
    open_->setVisible(is_earlier);
    retranslate();
}

void ChangesLine::retranslate() {
    constexpr int letters = 70;
    const QString whole = QDir::toNativeSeparators(file_);
    const QString path = isolated_path(short_path(whole, letters));
    text_->setText(
        (is_earlier_
             ? tr("Earlier changes (transcripts and excluded recordings) are saved in %1.")
             : tr("Changes are saved in %1; the original list and all recordings stay unchanged."))
            .arg(path));
    text_->setToolTip(isolated_path(whole));
    open_->setText(tr("Continue &with these changes"));
}

void ChangesLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
