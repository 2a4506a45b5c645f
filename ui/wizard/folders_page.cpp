#include "ui/wizard/folders_page.h"

#include "ui/hardware/path_box.h"
#include "ui/messages/error_note.h"
#include "ui/wizard/found_machine.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QStorageInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>

namespace formant {
namespace {

/// Returns the free space of the disk on which the folder is or would be.
QString free_space_text(const QString& folder) {
    QFileInfo place(folder);
    while (!place.exists() && place.isAbsolute() && !place.isRoot())
        place = QFileInfo(place.path());
    const QStorageInfo disk(place.filePath());
    if (!place.isAbsolute() || !disk.isValid())
        return {};
    return FoldersPage::tr("%1 of disk space free")
        .arg(QLocale().formattedDataSize(disk.bytesAvailable(), 1));
}

} // namespace

FoldersPage::FoldersPage(FoundMachine& machine)
    : machine_(machine), runs_(new PathBox(PathBox::Kind::folder)), runs_label_(new QLabel),
      runs_space_(new QLabel), data_(new PathBox(PathBox::Kind::folder)), data_label_(new QLabel),
      data_space_(new QLabel), benchmark_(new QCheckBox), error_(new ErrorNote) {
    benchmark_->setObjectName("benchmark");
    runs_space_->setObjectName("runs_space");
    data_space_->setObjectName("data_space");
    runs_label_->setBuddy(runs_);
    data_label_->setBuddy(data_);
    auto* rows = new QVBoxLayout(this);
    for (QWidget* row : std::initializer_list<QWidget*>{
             runs_label_, runs_, runs_space_, data_label_, data_, data_space_, benchmark_, error_})
        rows->addWidget(row);
    rows->addStretch();
    for (PathBox* box : {runs_, data_}) {
        connect(box, &PathBox::changed, this, &FoldersPage::completeChanged);
        connect(box, &PathBox::changed, this, &FoldersPage::show_free_space);
    }
    FoldersPage::retranslate();
}

void FoldersPage::initializePage() {
    if (!runs_->path().isEmpty())
        return; // keeps what was typed
    const UserFolders before = user_folders(machine_.report()->chosen.remembered);
    runs_->set_path(QString::fromStdString(before.runs.string()));
    data_->set_path(QString::fromStdString(before.data.string()));
}

UserFolders FoldersPage::folders() const {
    return {runs_->path().toStdString(), data_->path().toStdString()};
}

bool FoldersPage::wants_benchmark() const {
    return benchmark_->isChecked();
}

void FoldersPage::show_free_space() {
    runs_space_->setText(free_space_text(runs_->path()));
    data_space_->setText(free_space_text(data_->path()));
}

void FoldersPage::show_error(const Error& error) {
    error_->show_error(error);
}

void FoldersPage::set_saving(bool saving) {
    is_saving_ = saving;
    if (saving)
        error_->clear();
    runs_->setEnabled(!saving);
    data_->setEnabled(!saving);
    Q_EMIT completeChanged();
}

bool FoldersPage::isComplete() const {
    return !is_saving_ && !runs_->path().isEmpty() && !data_->path().isEmpty();
}

void FoldersPage::retranslate() {
    setTitle(tr("Folders"));
    setSubTitle(tr("Checkpoints need space: choose a disk with tens of gigabytes free. “Finish” "
                   "saves all your choices."));
    runs_label_->setText(tr("&Runs: checkpoints, samples and logs"));
    runs_->set_name(tr("Folder of the runs"), "runs_folder");
    data_label_->setText(tr("Re&cordings made with a microphone in Formant Studio"));
    data_->set_name(tr("Folder of the recordings"), "data_folder");
    benchmark_->setText(tr("Then &measure the fastest batch size (about a minute)"));
    show_free_space();
}

} // namespace formant
