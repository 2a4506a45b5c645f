#include "ui/files/path_browse.h"

#include "ui/files/start_folder.h"

#include <QtCore/QEvent>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMenu>

#include <utility>

namespace formant {

PathBrowse::PathBrowse(Kind kind, std::function<QString()> shown, QWidget* parent)
    : QToolButton(parent), shown_(std::move(shown)) {
    setFocusPolicy(Qt::StrongFocus);
    if (kind == Kind::file) {
        connect(this, &QToolButton::clicked, this, &PathBrowse::ask_for_file);
    } else if (kind == Kind::folder) {
        connect(this, &QToolButton::clicked, this, &PathBrowse::ask_for_folder);
    } else {
        auto* menu = new QMenu(this);
        folder_ = menu->addAction(QString(), this, &PathBrowse::ask_for_folder);
        file_ = menu->addAction(QString(), this, &PathBrowse::ask_for_file);
        setMenu(menu);
        setPopupMode(QToolButton::InstantPopup);
    }
    retranslate();
}

void PathBrowse::retranslate() {
    setText(tr("Browse…"));
    setAccessibleName(tr("Browse for the path"));
    if (file_ == nullptr)
        return;
    folder_->setText(tr("Folder…"));
    file_->setText(tr("File…"));
}

void PathBrowse::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

void PathBrowse::ask_for_file() {
    choose(QFileDialog::getOpenFileName(this, tr("Choose a file"),
                                        start_folder(shown_(), QStandardPaths::HomeLocation),
                                        tr("All files (*)")));
}

void PathBrowse::ask_for_folder() {
    choose(QFileDialog::getExistingDirectory(this, tr("Choose a folder"),
                                             start_folder(shown_(), QStandardPaths::HomeLocation)));
}

void PathBrowse::choose(const QString& path) {
    if (!path.isEmpty())
        Q_EMIT chosen(path);
}

} // namespace formant
