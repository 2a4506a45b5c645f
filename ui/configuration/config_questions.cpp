#include "ui/configuration/config_questions.h"

#include "ui/files/start_folder.h"
#include "ui/languages/isolated.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtWidgets/QFileDialog>

namespace formant {
namespace {

QString question_text(const char* text) {
    return QCoreApplication::translate("ConfigQuestions", text);
}

QString yaml_files() {
    return question_text(QT_TRANSLATE_NOOP("ConfigQuestions", "YAML (*.yaml *.yml)"));
}

/// Returns the file filter of imports: configurations of other programs are JSON.
QString importable_files() {
    return question_text(QT_TRANSLATE_NOOP("ConfigQuestions", "YAML, JSON (*.yaml *.yml *.json)"));
}

QString choose_to_open(QWidget& parent, const char* title, const QString& kinds) {
    return QFileDialog::getOpenFileName(&parent, question_text(title), start_config("."), kinds);
}

QString choose_to_save(QWidget& parent, const QString& proposed) {
    return QFileDialog::getSaveFileName(
        &parent, question_text(QT_TRANSLATE_NOOP("ConfigQuestions", "Save the configuration")),
        start_config(proposed), yaml_files());
}

Unsaved ask_about_loss(QWidget& parent, const QString& name) {
    return ask_about_unsaved(
        parent, question_text(QT_TRANSLATE_NOOP("ConfigQuestions",
                                                "Save the changes to the configuration %1?"))
                    .arg(isolated(name)));
}

bool ask_before_overwriting(QWidget& parent, const QString& file) {
    return confirm_loss(
        parent, question_text(QT_TRANSLATE_NOOP("ConfigQuestions", "File changed on disk")),
        question_text(
            QT_TRANSLATE_NOOP("ConfigQuestions",
                              "%1 has changed on disk since it was opened. Overwrite it?"))
            .arg(isolated_path(QDir::toNativeSeparators(file))),
        question_text(QT_TRANSLATE_NOOP("ConfigQuestions", "Overwrite")));
}

} // namespace

ConfigQuestions ask_in_dialogs(QWidget& parent) {
    return {
        [&parent] {
            return choose_to_open(
                parent, QT_TRANSLATE_NOOP("ConfigQuestions", "Open a configuration"), yaml_files());
        },
        [&parent] {
            return choose_to_open(
                parent,
                QT_TRANSLATE_NOOP("ConfigQuestions", "Import a configuration from another program"),
                importable_files());
        },
        [&parent](const QString& proposed) { return choose_to_save(parent, proposed); },
        [&parent](const QString& name) { return ask_about_loss(parent, name); },
        [&parent](const QString& file) { return ask_before_overwriting(parent, file); }};
}

} // namespace formant
