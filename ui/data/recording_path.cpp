#include "ui/data/recording_path.h"

#include "ui/files/path_line.h"
#include "ui/languages/isolated.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace formant {

RecordingPath::RecordingPath(QWidget* parent)
    : QWidget(parent), path_(new PathLine), open_(new QPushButton) {
    path_->setObjectName("recording_path");
    path_->setReadOnly(true);
    open_->setObjectName("open_recording_folder");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(path_, 1);
    row->addWidget(open_);
    retranslate();
    show_path({});
    connect(open_, &QPushButton::clicked, this,
            [this] { Q_EMIT folder_requested(QFileInfo(path()).absolutePath()); });
}

/// Scrolls to the end, because the file name matters more than its folders.
void RecordingPath::show_path(const QString& file) {
    path_->setText(QDir::toNativeSeparators(file));
    path_->setToolTip(isolated_path(path_->text()));
    path_->end(false);
    open_->setEnabled(!file.isEmpty());
}

QString RecordingPath::path() const {
    return QDir::fromNativeSeparators(path_->text());
}

void RecordingPath::retranslate() {
    path_->setAccessibleName(tr("File of the recording"));
    open_->setText(tr("Open folder"));
}

void RecordingPath::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
