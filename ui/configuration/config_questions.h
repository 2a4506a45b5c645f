#pragma once

#include <QtCore/QString>

#include <functional>

class QWidget;

namespace formant {

/// What becomes of changes that are not saved.
enum class Unsaved { save, discard, cancel };

/// What the page asks its user in dialogs; tests answer themselves. An empty file: none.
struct ConfigQuestions {
    std::function<QString()> file_to_open;
    std::function<QString()> file_to_import;
    std::function<QString(const QString& proposed)> file_to_save;
    std::function<Unsaved()> what_of_changes;
    std::function<bool(const QString& file)> may_overwrite;
};

/// With the desktop's dialogs, before `parent`.
ConfigQuestions ask_in_dialogs(QWidget& parent);

} // namespace formant
