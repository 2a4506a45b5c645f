#include "ui/data/corpus_choice.h"

#include "ui/files/path_line.h"
#include "ui/files/start_folder.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace formant {

CorpusChoice::CorpusChoice(QWidget* parent)
    : QWidget(parent), label_(new QLabel), path_(new PathLine), folder_(new QPushButton),
      file_(new QPushButton), record_(new QPushButton), segment_(new QPushButton) {
    label_->setBuddy(path_);
    path_->setObjectName("corpus_path");
    folder_->setObjectName("add_folder");
    file_->setObjectName("add_file");
    record_->setObjectName("record_voice");
    segment_->setObjectName("segment_recordings_button");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label_);
    row->addWidget(path_, 1);
    row->addWidget(folder_);
    row->addWidget(file_);
    row->addWidget(segment_);
    row->addWidget(record_);
    retranslate();
    connect(path_, &QLineEdit::returnPressed, this, [this] { choose(path_->text().trimmed()); });
    connect(folder_, &QPushButton::clicked, this, &CorpusChoice::ask_for_folder);
    connect(file_, &QPushButton::clicked, this, &CorpusChoice::ask_for_file);
    connect(record_, &QPushButton::clicked, this, &CorpusChoice::record_requested);
    connect(segment_, &QPushButton::clicked, this, &CorpusChoice::segment_requested);
}

void CorpusChoice::retranslate() {
    label_->setText(tr("&Recordings:"));
    path_->setPlaceholderText(tr("folder of recordings (or drop it on the window)"));
    folder_->setText(tr("Open &folder…"));
    file_->setText(tr("Open CSV or &JSONL file…"));
    record_->setText(tr("Recor&d a voice…"));
    segment_->setText(tr("&Cut long recordings…"));
    segment_->setToolTip(tr("Cuts hours of speech into clips: by captions, labels or silence"));
}

void CorpusChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CorpusChoice::set_path(const QString& path) {
    path_->setText(QDir::toNativeSeparators(path));
}

QString CorpusChoice::path() const {
    return path_->text();
}

/// Starts in the current folder, or in the folder of the current file.
void CorpusChoice::ask_for_folder() {
    const QFileInfo begin(start_folder(path(), QStandardPaths::MusicLocation));
    choose(QFileDialog::getExistingDirectory(this, tr("Folder of recordings"),
                                             begin.isDir() ? begin.filePath() : begin.path()));
}

void CorpusChoice::ask_for_file() {
    choose(QFileDialog::getOpenFileName(this, tr("List of recordings and transcripts"),
                                        start_folder(path(), QStandardPaths::MusicLocation),
                                        tr("Lists (*.csv *.jsonl *.json *.txt);;All files (*)")));
}

void CorpusChoice::choose(const QString& path) {
    if (path.isEmpty())
        return;
    set_path(path);
    Q_EMIT chosen(path);
}

} // namespace formant
