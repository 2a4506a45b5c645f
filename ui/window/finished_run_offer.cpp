#include "ui/window/finished_run_offer.h"

#include "ui/languages/isolated.h"
#include "ui/training/training_page.h"
#include "ui/window/run_controller.h"

#include <QtCore/QLocale>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <fmt/format.h>

#include <utility>

namespace formant {

FinishedRunOffer::FinishedRunOffer(RunAdapter& run, RunController& controller, TrainingPage& page,
                                   QWidget& window)
    : QObject(&window), run_(run), controller_(controller), page_(page), window_(window) {
    connect(&run_, &RunAdapter::not_started, this, &FinishedRunOffer::on_not_started);
    connect(&run_, &RunAdapter::started, this, &FinishedRunOffer::select_started_run);
}

void FinishedRunOffer::on_not_started(const Error& error) {
    is_accepted_ = false;
    if (error.kind != ErrorKind::usage)
        return;
    task_.emplace(
        *this,
        [request = run_.request()](const CancellationToken&) { return finished_run(request); },
        [this](const std::optional<FinishedRun>& finished) {
            if (finished && !run_.is_running())
                show_question(*finished);
        });
}

/// Restores the status first: a user who cancels finds everything unchanged.
void FinishedRunOffer::show_question(const FinishedRun& finished) {
    controller_.discard_failed_start();
    const auto number = [](std::int64_t steps) { return QLocale().toString(qint64{steps}); };
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Training is complete"),
        tr("The training of %1 is complete: it reached its last step, %2.")
            .arg(isolated(QString::fromStdString(finished.name)), number(finished.step)),
        QMessageBox::Cancel, &window_);
    question->setInformativeText(
        tr("“Train longer” continues to step %1. “Train a new voice” starts %2 and keeps this one.")
            .arg(number(finished.max_steps), isolated(QString::fromStdString(finished.free_name))));
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [&](const char* name, const QString& text, const std::string& setting) {
        QPushButton* button = question->addButton(text, QMessageBox::AcceptRole);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, setting] { start_with(setting); });
    };
    offer("train_longer", tr("Train &longer"),
          fmt::format("train.max_steps={}", finished.max_steps));
    offer("train_another", tr("Train a &new voice"), fmt::format("name={}", finished.free_name));
    question->setDefaultButton(QMessageBox::Cancel);
    question->open();
}

void FinishedRunOffer::start_with(const std::string& setting) {
    if (run_.is_running())
        return; // something else was started while the question was open
    RunRequest request = run_.request();
    request.settings.push_back(setting);
    is_accepted_ = true;
    controller_.start_with(request);
}

/// Selects that run, so that the page names what is trained and the next Start continues it.
void FinishedRunOffer::select_started_run() {
    if (std::exchange(is_accepted_, false))
        page_.choices().open_config(run_.run_folder());
}

} // namespace formant
