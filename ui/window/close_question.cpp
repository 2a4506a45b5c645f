#include "ui/window/close_question.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

struct CloseQuestion {
    Q_DECLARE_TR_FUNCTIONS(formant::CloseQuestion)
};

QString paused_text(const OngoingWork& work) {
    if (work.is_followed)
        return CloseQuestion::tr("A paused run belongs to a separate process. It stays paused "
                                 "without the window, which follows it again when reopened.");
    return CloseQuestion::tr("Training is paused. “Stop and save” lets you continue later from "
                             "this point. “Keep running” ends the pause and continues it in the "
                             "background; the window follows it when reopened.");
}

QString question_text(const OngoingWork& work) {
    if (work.is_training && work.is_paused)
        return paused_text(work);
    if (work.is_followed)
        return CloseQuestion::tr("Training is running in a separate process. It continues without "
                                 "the window, which follows it again when reopened.");
    if (work.is_training)
        return CloseQuestion::tr(
            "Training is running. “Stop and save” lets you continue later from this point. “Keep "
            "running” continues it in the background; the window follows it when reopened.");
    return CloseQuestion::tr("The queue is running. If stopped, it saves its current job, which "
                             "continues when the queue is started again.");
}

QString queue_text(const OngoingWork& work) {
    return work.is_training && work.has_queue
               ? CloseQuestion::tr("The queue is also running. In both cases it saves its current "
                                   "job and stops until it is started again.")
               : QString();
}

QPushButton* add(QMessageBox& question, const char* name, const QString& text) {
    QPushButton* button = question.addButton(text, QMessageBox::AcceptRole);
    button->setObjectName(name);
    return button;
}

} // namespace

CloseChoice ask_how_to_close(QWidget& window, const OngoingWork& work) {
    QMessageBox question(QMessageBox::Question, CloseQuestion::tr("Close the window?"),
                         question_text(work), QMessageBox::NoButton, &window);
    question.setInformativeText(queue_text(work));
    QPushButton* stop = add(question, "stop_and_save", CloseQuestion::tr("&Stop and save"));
    QPushButton* keep = work.is_training
                            ? add(question, "leave_running", CloseQuestion::tr("&Keep running"))
                            : nullptr;
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == stop)
        return CloseChoice::stop;
    return keep != nullptr && question.clickedButton() == keep ? CloseChoice::keep_running
                                                               : CloseChoice::cancel;
}

} // namespace formant
