#include "ui/configuration/config_questions.h"

#include "engine/base/paths.h"
#include "ui/files/start_folder.h"
#include "ui/languages/isolated.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMessageBox>

namespace formant {
namespace {

QString question_words(const char* text) {
    return QCoreApplication::translate("ConfigQuestions", text);
}

QString yaml_files() {
    return question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "YAML (*.yaml *.yml)"));
}

bool ask(QWidget& parent, const QString& title, const QString& question) {
    return QMessageBox::question(&parent, title, question) == QMessageBox::Yes;
}

/// Below the folder where the window keeps them, as long as nobody has chosen another.
QString begin_with(const QString& file) {
    const Path kept = data_home() / "configurations";
    const QString folder =
        start_folder(QString::fromStdString(kept.string()), QStandardPaths::DocumentsLocation);
    return QDir(folder).absoluteFilePath(file); // that of a whole path is it
}

QString choose_to_open(QWidget& parent, const char* title) {
    return QFileDialog::getOpenFileName(&parent, question_words(title), begin_with("."),
                                        yaml_files());
}

QString choose_to_save(QWidget& parent, const QString& proposed) {
    return QFileDialog::getSaveFileName(
        &parent, question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "Save the configuration")),
        begin_with(proposed), yaml_files());
}

bool ask_before_loss(QWidget& parent) {
    return ask(parent, question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "Not saved")),
               question_words(QT_TRANSLATE_NOOP(
                   "ConfigQuestions", "The configuration on the screen is not saved. Give up its "
                                      "changes?")));
}

bool ask_before_overwriting(QWidget& parent, const QString& file) {
    return ask(
        parent, question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "Changed by somebody else")),
        question_words(QT_TRANSLATE_NOOP("ConfigQuestions",
                                         "%1 has changed on the disk since it was opened here. "
                                         "Overwrite what is there now?"))
            .arg(isolated(QDir::toNativeSeparators(file))));
}

} // namespace

ConfigQuestions ask_in_dialogs(QWidget& parent) {
    return {[&parent] {
                return choose_to_open(parent,
                                      QT_TRANSLATE_NOOP("ConfigQuestions", "Open a configuration"));
            },
            [&parent] {
                return choose_to_open(parent,
                                      QT_TRANSLATE_NOOP("ConfigQuestions",
                                                        "Import a configuration of the older "
                                                        "scripts"));
            },
            [&parent](const QString& proposed) { return choose_to_save(parent, proposed); },
            [&parent] { return ask_before_loss(parent); },
            [&parent](const QString& file) { return ask_before_overwriting(parent, file); }};
}

} // namespace formant
