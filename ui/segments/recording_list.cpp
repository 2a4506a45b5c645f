#include "ui/segments/recording_list.h"

#include "ui/files/start_folder.h"
#include "ui/languages/isolated.h"

#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

constexpr int path_role = Qt::UserRole;
constexpr int shown_rows = 3;

QStringList local_files(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile())
            files << url.toLocalFile();
    return files;
}

} // namespace

RecordingList::RecordingList(QWidget* parent)
    : QWidget(parent), list_(new QListWidget), add_(new QPushButton), remove_(new QPushButton) {
    list_->setObjectName("segment_recordings");
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setFixedHeight(shown_rows * 2 * fontMetrics().height());
    add_->setObjectName("add_segment_recordings");
    remove_->setObjectName("remove_segment_recordings");
    for (QPushButton* button : {add_, remove_})
        button->setAutoDefault(false); // Enter previews
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(add_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(list_, 1);
    row->addLayout(buttons);
    setAcceptDrops(true);
    setFocusProxy(add_);
    set_texts();
    remove_->setEnabled(false);
    connect(add_, &QPushButton::clicked, this, &RecordingList::browse);
    connect(remove_, &QPushButton::clicked, this, &RecordingList::remove_selected);
    connect(list_, &QListWidget::itemSelectionChanged, this,
            [this] { remove_->setEnabled(!list_->selectedItems().isEmpty()); });
}

void RecordingList::set_texts() {
    list_->setAccessibleName(tr("Long recordings"));
    add_->setText(tr("&Add…"));
    remove_->setText(tr("Re&move"));
}

void RecordingList::add(const QStringList& files) {
    const QStringList before = this->files();
    for (const QString& file : files) {
        if (before.contains(file))
            continue;
        auto* item = new QListWidgetItem(isolated_path(QFileInfo(file).fileName()), list_);
        item->setData(path_role, file);
        item->setToolTip(isolated_path(file));
    }
    Q_EMIT changed();
}

QStringList RecordingList::files() const {
    QStringList all;
    for (int i = 0; i < list_->count(); ++i)
        all << list_->item(i)->data(path_role).toString();
    return all;
}

void RecordingList::browse() {
    const QStringList shown = files();
    add(QFileDialog::getOpenFileNames(
        this, tr("Long recordings"),
        start_folder(shown.isEmpty() ? QString() : QFileInfo(shown.last()).path(),
                     QStandardPaths::MusicLocation),
        tr("Recordings (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;All files "
           "(*)")));
}

void RecordingList::remove_selected() {
    qDeleteAll(list_->selectedItems());
    Q_EMIT changed();
}

void RecordingList::dragEnterEvent(QDragEnterEvent* event) {
    if (!local_files(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RecordingList::dropEvent(QDropEvent* event) {
    add(local_files(*event->mimeData()));
}

} // namespace formant
