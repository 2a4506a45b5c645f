#include "ui/configuration/config_questions.h"

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

/// Other programs have theirs in JSON.
QString files_of_others() {
    return question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "YAML, JSON (*.yaml *.yml *.json)"));
}

QString choose_to_open(QWidget& parent, const char* title, const QString& kinds) {
    return QFileDialog::getOpenFileName(&parent, question_words(title), start_config("."), kinds);
}

QString choose_to_save(QWidget& parent, const QString& proposed) {
    return QFileDialog::getSaveFileName(
        &parent, question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "Save the configuration")),
        start_config(proposed), yaml_files());
}

Unsaved ask_before_loss(QWidget& parent) {
    const auto answer = QMessageBox::question(
        &parent, question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "Not saved")),
        question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "The configuration on the screen is "
                                                            "not saved.")),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        return Unsaved::save;
    return answer == QMessageBox::Discard ? Unsaved::discard : Unsaved::cancel;
}

bool ask_before_overwriting(QWidget& parent, const QString& file) {
    return ask(
        parent, question_words(QT_TRANSLATE_NOOP("ConfigQuestions", "Changed by somebody else")),
        question_words(QT_TRANSLATE_NOOP("ConfigQuestions",
                                         "%1 has changed on the disk since it was opened here. "
                                         "Overwrite what is there now?"))
            .arg(isolated_path(QDir::toNativeSeparators(file))));
}

} // namespace

ConfigQuestions ask_in_dialogs(QWidget& parent) {
    return {[&parent] {
                return choose_to_open(parent,
                                      QT_TRANSLATE_NOOP("ConfigQuestions", "Open a configuration"),
                                      yaml_files());
            },
            [&parent] {
                return choose_to_open(parent,
                                      QT_TRANSLATE_NOOP("ConfigQuestions",
                                                        "Import a configuration of another "
                                                        "program"),
                                      files_of_others());
            },
            [&parent](const QString& proposed) { return choose_to_save(parent, proposed); },
            [&parent] { return ask_before_loss(parent); },
            [&parent](const QString& file) { return ask_before_overwriting(parent, file); }};
}

} // namespace formant
