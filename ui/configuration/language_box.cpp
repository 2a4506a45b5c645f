#include "ui/configuration/language_box.h"

#include "ui/languages/isolated.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>

namespace formant {
namespace {

constexpr int name_role = Qt::UserRole + 1; // its code is in Qt::UserRole

} // namespace

LanguageBox::LanguageBox(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    connect(lineEdit(), &QLineEdit::textEdited, this, &LanguageBox::edited);
    connect(this, &QComboBox::activated, this, &LanguageBox::edited);
    list();
}

LanguageBox::~LanguageBox() = default;

void LanguageBox::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        list();
}

void LanguageBox::list() {
    listing_ = std::make_unique<BackgroundTask>(
        *this,
        [in_language = QLocale().bcp47Name().toStdString()](const CancellationToken&) {
            // Without espeak-ng's data, codes can still be typed; the pre-flight checks report it.
            return text_languages(in_language).value_or(std::vector<TextLanguage>());
        },
        [this](const std::vector<TextLanguage>& languages) { fill(languages); });
}

void LanguageBox::fill(const std::vector<TextLanguage>& languages) {
    const QSignalBlocker quiet(this);
    const QString shown = code();
    clear();
    for (const TextLanguage& language : languages) {
        const QString code = QString::fromStdString(language.code);
        addItem(tr("%1 – %2", "a language's name and its code")
                    .arg(isolated(QString::fromStdString(language.name)), isolated(code)),
                code);
        setItemData(count() - 1, QString::fromStdString(language.name), name_role);
    }
    set_code(shown);
}

QString LanguageBox::code() const {
    int named = findText(currentText(), Qt::MatchFixedString);
    if (named < 0)
        named = findData(currentText().trimmed(), name_role, Qt::MatchFixedString);
    return named < 0 ? currentText().trimmed() : itemData(named).toString();
}

void LanguageBox::set_code(const QString& code) {
    const int listed = findData(code);
    setCurrentIndex(listed);
    if (listed < 0)
        setEditText(code);
}

} // namespace formant
