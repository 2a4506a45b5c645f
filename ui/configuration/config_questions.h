#pragma once

#include "ui/messages/questions.h"

#include <QtCore/QString>

#include <functional>

class QWidget;

namespace formant {

/// The dialogs of the page; tests replace them. An empty file name means that the dialog was
/// canceled.
struct ConfigQuestions {
    std::function<QString()> file_to_open;
    std::function<QString()> file_to_import;
    std::function<QString(const QString& proposed)> file_to_save;
    /// `name`: of the configuration.
    std::function<Unsaved(const QString& name)> ask_about_unsaved_changes;
    std::function<bool(const QString& file)> confirm_overwrite;
};

/// Returns questions that open the desktop's dialogs above `parent`.
ConfigQuestions ask_in_dialogs(QWidget& parent);

} // namespace formant
