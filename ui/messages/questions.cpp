#include "ui/messages/questions.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {

Unsaved ask_about_unsaved(QWidget& parent, const QString& question) {
    QMessageBox box(QMessageBox::Question,
                    QCoreApplication::translate("questions", "Unsaved changes"), question,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &parent);
    box.setDefaultButton(QMessageBox::Save);
    box.setEscapeButton(QMessageBox::Cancel);
    const int answer = box.exec();
    if (answer == QMessageBox::Save)
        return Unsaved::save;
    return answer == QMessageBox::Discard ? Unsaved::discard : Unsaved::cancel;
}

bool confirm_loss(QWidget& parent, const QString& title, const QString& question,
                  const QString& action) {
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, &parent);
    const QPushButton* agreed = box.addButton(action, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.setEscapeButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == agreed;
}

} // namespace formant
