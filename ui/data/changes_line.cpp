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
    : QWidget(parent), text_(new QLabel), open_(new QPushButton), undo_(new QPushButton),
      redo_(new QPushButton) {
    text_->setObjectName("written");
    text_->setWordWrap(true);
    open_->setObjectName("open_changed");
    undo_->setObjectName("undo_change");
    redo_->setObjectName("redo_change");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text_, 1);
    for (QPushButton* button : {open_, undo_, redo_})
        row->addWidget(button);
    connect(open_, &QPushButton::clicked, this, [this] { Q_EMIT open_requested(file_); });
    connect(undo_, &QPushButton::clicked, this, &ChangesLine::undo_requested);
    connect(redo_, &QPushButton::clicked, this, &ChangesLine::redo_requested);
    set_history(false, false);
    show_nothing();
}

void ChangesLine::set_history(bool can_undo, bool can_redo) {
    undo_->setEnabled(can_undo);
    redo_->setEnabled(can_redo);
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
    undo_->setVisible(!is_earlier);
    redo_->setVisible(!is_earlier);
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
    undo_->setText(tr("Undo"));
    undo_->setToolTip(tr("Undoes the last change (Ctrl+Z)."));
    redo_->setText(tr("Redo"));
    redo_->setToolTip(tr("Repeats the change that was undone (Ctrl+Shift+Z)."));
}

void ChangesLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
