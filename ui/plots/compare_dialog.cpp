#include "ui/plots/compare_dialog.h"

#include "engine/session/runs/find_run.h"
#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/tasks/background_task.h"
#include "ui/translate.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

namespace formant {

CompareDialog::CompareDialog(const std::string& runs_folder, const QStringList& compared,
                             const QString& shown_run, QWidget* parent)
    : QDialog(parent), runs_folder_(runs_folder), listed_(compared), runs_(new QListWidget),
      note_(new QLabel) {
    setWindowTitle(tr("Compare with other runs"));
    lay_out();
    for (const QString& folder : compared)
        add(shown(QFileInfo(folder).fileName()), folder, true);
    listed_ += shown_run; // which is drawn anyway
    connect(runs_, &QListWidget::itemChanged, this, &CompareDialog::emit_change);
    search_ = std::make_unique<BackgroundTask>(
        *this, [runs = runs_folder_](const CancellationToken&) { return list_runs(runs); },
        [this](const Result<std::vector<RunStatus>>& runs) { fill(runs); });
}

CompareDialog::~CompareDialog() = default;

void CompareDialog::lay_out() {
    runs_->setObjectName("runs_to_compare");
    runs_->setAccessibleName(tr("Runs to compare with"));
    note_->setWordWrap(true);
    note_->setText(tr("Checked runs are drawn over the shown run."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* other = buttons->addButton(tr("&Other folder…"), QDialogButtonBox::ActionRole);
    other->setObjectName("other_run");
    other->setAutoDefault(false);
    connect(other, &QPushButton::clicked, this, &CompareDialog::ask_for_folder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(note_);
    rows->addWidget(runs_, 1);
    rows->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 20);
}

void CompareDialog::fill(const Result<std::vector<RunStatus>>& runs) {
    if (!runs)
        return note_->setText(translate(runs.error().what));
    for (const RunStatus& run : *runs)
        if (const QString folder = QString::fromStdString(run.folder); !listed_.contains(folder))
            add(shown(run.name), folder, false);
}

void CompareDialog::add(const QString& name, const QString& folder, bool is_checked) {
    const QSignalBlocker quiet(runs_);
    auto* item = new QListWidgetItem(name, runs_);
    item->setData(Qt::UserRole, folder);
    item->setToolTip(isolated_path(folder));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(is_checked ? Qt::Checked : Qt::Unchecked);
}

void CompareDialog::ask_for_folder() {
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Choose a run folder"), QString::fromStdString(folder_of_runs(runs_folder_)));
    if (folder.isEmpty())
        return;
    add(shown(QFileInfo(folder).fileName()), folder, true);
    Q_EMIT compare_requested(folder);
}

void CompareDialog::emit_change(const QListWidgetItem* run) {
    const QString folder = run->data(Qt::UserRole).toString();
    if (run->checkState() == Qt::Checked)
        Q_EMIT compare_requested(folder);
    else
        Q_EMIT removal_requested(folder);
}

} // namespace formant
