#include "ui/window/close_question.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {

bool may_stop_to_close(QWidget& window) {
    QMessageBox question(
        QMessageBox::Question, QCoreApplication::translate("close_question", "Training is running"),
        QCoreApplication::translate("close_question",
                                    "Stop the training and close the window? It is saved, and "
                                    "goes on from there when it is started again."),
        QMessageBox::NoButton, &window);
    QPushButton* stop = question.addButton(
        QCoreApplication::translate("close_question", "Stop and save"), QMessageBox::AcceptRole);
    stop->setObjectName("stop_and_save");
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == stop;
}

} // namespace formant
