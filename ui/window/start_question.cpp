#include "ui/window/start_question.h"

#include "ui/languages/isolated.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QStringList>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

struct StartQuestion {
    Q_DECLARE_TR_FUNCTIONS(formant::StartQuestion)
};

QString chosen_name(const StartConflict& conflict) {
    return conflict.chosen.isEmpty() ? StartQuestion::tr("the demo voice")
                                     : isolated(conflict.chosen_voice);
}

QString same_file_text(const StartConflict& conflict) {
    const QString shown = isolated(conflict.shown_voice);
    return conflict.is_saved
               ? StartQuestion::tr(
                     "The configuration of %1 has changed on disk since it was opened "
                     "on the Configuration page.")
                     .arg(shown)
               : StartQuestion::tr("The configuration of %1 has changes that are not saved.")
                     .arg(shown);
}

/// Both may be of one voice: other settings than its run was started with, or another file.
bool is_same_voice(const StartConflict& conflict) {
    return !conflict.chosen.isEmpty() && conflict.shown_voice == conflict.chosen_voice;
}

QString other_file_text(const StartConflict& conflict) {
    const QString shown = isolated(conflict.shown_voice);
    if (is_same_voice(conflict))
        return StartQuestion::tr("The Configuration page shows other settings for %1 than the ones "
                                 "that are chosen for training.")
            .arg(shown);
    const QString text =
        conflict.is_saved
            ? StartQuestion::tr("The Configuration page shows %1, but %2 is chosen for training.")
            : StartQuestion::tr("The Configuration page shows %1 with changes that are not saved, "
                                "but %2 is chosen for training.");
    return text.arg(shown, chosen_name(conflict));
}

QString path_text(const QString& path) {
    return isolated_path(QDir::toNativeSeparators(path));
}

QString details_text(const StartConflict& conflict) {
    if (conflict.is_same_file)
        return StartQuestion::tr("“Train the saved file” trains %1 as it is on disk. The "
                                 "Configuration page keeps what it shows.")
            .arg(path_text(conflict.chosen));
    QStringList lines;
    if (!conflict.shown.isEmpty())
        lines += StartQuestion::tr("Shown: %1").arg(path_text(conflict.shown));
    if (!conflict.chosen.isEmpty())
        lines += StartQuestion::tr("Chosen: %1").arg(path_text(conflict.chosen));
    return lines.join('\n');
}

/// An ampersand would underline the next letter.
QString in_label(QString name) {
    return name.replace('&', "&&");
}

QString shown_label(const StartConflict& conflict) {
    const bool saves = !conflict.is_saved || conflict.is_changed_on_disk;
    if (!conflict.is_same_file && is_same_voice(conflict))
        return saves ? StartQuestion::tr("&Save and train what is shown")
                     : StartQuestion::tr("&Train what is shown");
    return (saves ? StartQuestion::tr("&Save and train %1") : StartQuestion::tr("&Train %1"))
        .arg(in_label(isolated(conflict.shown_voice)));
}

QString chosen_label(const StartConflict& conflict) {
    if (conflict.is_same_file)
        return StartQuestion::tr("Train the sa&ved file");
    return is_same_voice(conflict)
               ? StartQuestion::tr("Trai&n what is chosen")
               : StartQuestion::tr("Trai&n %1").arg(in_label(chosen_name(conflict)));
}

} // namespace

StartAnswer ask_what_to_train(QWidget& window, const StartConflict& conflict) {
    QMessageBox question(QMessageBox::Question, StartQuestion::tr("What should be trained?"),
                         conflict.is_same_file ? same_file_text(conflict)
                                               : other_file_text(conflict),
                         QMessageBox::NoButton, &window);
    question.setInformativeText(details_text(conflict));
    QPushButton* shown = question.addButton(shown_label(conflict), QMessageBox::AcceptRole);
    shown->setObjectName("save_and_train");
    QPushButton* chosen = question.addButton(chosen_label(conflict), QMessageBox::AcceptRole);
    chosen->setObjectName("train_saved");
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == shown)
        return StartAnswer::train_shown;
    return question.clickedButton() == chosen ? StartAnswer::train_chosen : StartAnswer::cancel;
}

} // namespace formant
