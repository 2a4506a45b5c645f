#include "ui/window/close_question.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

struct CloseQuestion {
    Q_DECLARE_TR_FUNCTIONS(formant::CloseQuestion)
};

QString question_on_pause(const Unfinished& unfinished) {
    if (unfinished.is_followed)
        return CloseQuestion::tr("A training is paused in a process of its own. It stays paused "
                                 "without the window, which follows it again when it comes back.");
    return CloseQuestion::tr("A training is paused. Stopped, it is saved and goes on from there "
                             "when it is started again. Left running, it is paused no longer: it "
                             "is saved and goes on in a process of its own; the window follows it "
                             "when it comes back.");
}

QString question_on(const Unfinished& unfinished) {
    if (unfinished.is_training && unfinished.is_paused)
        return question_on_pause(unfinished);
    if (unfinished.is_followed)
        return CloseQuestion::tr("A training is running in a process of its own. It goes on "
                                 "without the window, which follows it again when it comes back.");
    if (unfinished.is_training)
        return CloseQuestion::tr("A training is running. Stopped, it is saved and goes on from "
                                 "there when it is started again. Left running, it is saved and "
                                 "goes on in a process of its own; the window follows it when it "
                                 "comes back.");
    return CloseQuestion::tr("The queue is working. Stopped, it saves its training, which goes on "
                             "when the queue is started again.");
}

QString queue_words(const Unfinished& unfinished) {
    return unfinished.is_training && unfinished.has_queue
               ? CloseQuestion::tr("The queue is working, too: either way it saves its training "
                                   "and stops until it is started again.")
               : QString();
}

QPushButton* add(QMessageBox& question, const char* name, const QString& words) {
    QPushButton* button = question.addButton(words, QMessageBox::AcceptRole);
    button->setObjectName(name);
    return button;
}

} // namespace

CloseChoice ask_how_to_close(QWidget& window, const Unfinished& unfinished) {
    QMessageBox question(QMessageBox::Question, CloseQuestion::tr("Close the window?"),
                         question_on(unfinished), QMessageBox::NoButton, &window);
    question.setInformativeText(queue_words(unfinished));
    QPushButton* stop = add(question, "stop_and_save", CloseQuestion::tr("&Stop and save"));
    QPushButton* leave = unfinished.is_training ? add(question, "leave_running",
                                                      CloseQuestion::tr("&Leave it running"))
                                                : nullptr;
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == stop)
        return CloseChoice::stop;
    return leave != nullptr && question.clickedButton() == leave ? CloseChoice::leave
                                                                 : CloseChoice::cancel;
}

} // namespace formant
