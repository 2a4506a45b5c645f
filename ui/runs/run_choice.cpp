#include "ui/runs/run_choice.h"

#include "ui/languages/shown.h"
#include "ui/tasks/background_task.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <filesystem>

namespace formant {

RunChoice::RunChoice(std::string runs_folder, QWidget* parent)
    : QWidget(parent), runs_folder_(std::move(runs_folder)), label_(new QLabel),
      runs_(new QComboBox), refresh_(new QPushButton) {
    lay_out();
    retranslate();
    connect(runs_, &QComboBox::currentIndexChanged, this, &RunChoice::emit_chosen);
    connect(refresh_, &QPushButton::clicked, this, &RunChoice::refresh);
    connect(refresh_, &QPushButton::clicked, this, &RunChoice::refreshed);
    refresh();
}

RunChoice::~RunChoice() = default;

void RunChoice::lay_out() {
    runs_->setObjectName("run");
    runs_->setFocusPolicy(Qt::StrongFocus); // scrolling must not change the selection
    refresh_->setObjectName("refresh_runs");
    label_->setBuddy(runs_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label_);
    row->addWidget(runs_, 1);
    row->addWidget(refresh_);
}

void RunChoice::retranslate() {
    label_->setText(tr("&Run:"));
    runs_->setAccessibleName(tr("Run"));
    runs_->setPlaceholderText(tr("no run yet"));
    refresh_->setText(tr("Refres&h"));
    refresh_->setToolTip(tr("Reloads the list of runs."));
}

void RunChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RunChoice::refresh() {
    search_ = std::make_unique<BackgroundTask>(
        *this, [runs = runs_folder_](const CancellationToken&) { return list_runs(runs); },
        [this](const Result<std::vector<RunStatus>>& runs) { show_found(runs); });
}

void RunChoice::show_found(const Result<std::vector<RunStatus>>& runs) {
    if (!runs)
        return runs_->setPlaceholderText(translate(runs.error().what));
    fill(*runs);
}

void RunChoice::fill(const std::vector<RunStatus>& runs) {
    const QString before = folder();
    {
        const QSignalBlocker quiet(runs_);
        runs_->clear();
        for (const RunStatus& run : runs)
            runs_->addItem(shown(run.name), QString::fromStdString(run.folder));
    }
    if (!before.isEmpty())
        return choose(before);
    runs_->setCurrentIndex(runs.empty() ? -1 : 0);
    emit_chosen();
}

void RunChoice::choose(const QString& folder) {
    int place = runs_->findData(folder);
    if (place < 0) {
        const auto name = std::filesystem::path(folder.toStdString()).filename().string();
        runs_->insertItem(0, shown(name), folder);
        place = 0;
    }
    runs_->setCurrentIndex(place);
    emit_chosen();
}

QString RunChoice::folder() const {
    return runs_->currentData().toString();
}

void RunChoice::emit_chosen() {
    if (folder() == last_emitted_)
        return;
    last_emitted_ = folder();
    Q_EMIT chosen(last_emitted_);
}

} // namespace formant
