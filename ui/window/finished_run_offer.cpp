#include "ui/window/finished_run_offer.h"

#include "ui/languages/isolated.h"
#include "ui/training/training_page.h"
#include "ui/window/run_steering.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <fmt/format.h>

#include <utility>

namespace formant {

FinishedRunOffer::FinishedRunOffer(RunAdapter& run, RunSteering& steering, TrainingPage& page,
                                   QWidget& window)
    : QObject(&window), run_(run), steering_(steering), page_(page), window_(window) {
    connect(&run_, &RunAdapter::not_started, this, &FinishedRunOffer::look);
    connect(&run_, &RunAdapter::started, this, &FinishedRunOffer::note_start);
    connect(&run_, &RunAdapter::ended, this, &FinishedRunOffer::choose_started);
}

void FinishedRunOffer::look(const Error& why) {
    is_taken_ = false;
    if (why.kind != ErrorKind::usage)
        return;
    task_.emplace(
        *this, [request = run_.request()](const Cancellation&) { return finished_run(request); },
        [this](const std::optional<FinishedRun>& finished) {
            if (finished && !run_.is_running())
                ask(*finished);
        });
}

/// Who cancels has done nothing: what was shown of the training is shown again.
void FinishedRunOffer::ask(const FinishedRun& finished) {
    steering_.forget_start();
    const auto number = [](std::int64_t steps) { return QLocale().toString(qint64{steps}); };
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Trained already"),
        tr("The voice %1 is trained: it has reached its last step, %2.")
            .arg(isolated(QString::fromStdString(finished.name)), number(finished.step)),
        QMessageBox::Cancel, &window_);
    question->setInformativeText(
        tr("Trained longer, it goes on to step %1. Another voice is kept as %2; the one that is "
           "there stays as it is.")
            .arg(number(finished.longer), isolated(QString::fromStdString(finished.other_name))));
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [&](const char* name, const QString& words, const std::string& setting) {
        QPushButton* button = question->addButton(words, QMessageBox::AcceptRole);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, setting] { start_with(setting); });
    };
    offer("train_longer", tr("Train it &longer"),
          fmt::format("train.max_steps={}", finished.longer));
    offer("train_another", tr("Train &another voice"), fmt::format("name={}", finished.other_name));
    question->setDefaultButton(QMessageBox::Cancel);
    question->open();
}

void FinishedRunOffer::start_with(const std::string& setting) {
    if (run_.is_running())
        return; // something else was started while the question stood
    RunRequest request = run_.request();
    request.settings.push_back(setting);
    is_taken_ = true;
    steering_.start_with(request);
}

void FinishedRunOffer::note_start() {
    started_ = std::exchange(is_taken_, false) ? run_.run_folder() : QString();
}

/// The next Start goes on with it, and not with what was chosen before.
void FinishedRunOffer::choose_started() {
    if (const QString run = std::exchange(started_, QString()); QFileInfo::exists(run))
        page_.choices().open_config(run);
}

} // namespace formant
