#include "ui/data/finding_words.h"

#include "ui/files/short_path.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

namespace formant {
namespace {

using State = FindingsModel::State;

constexpr int letters_of_finding_path = 48;

QString words(const char* text) {
    return QCoreApplication::translate("formant::FindingsModel", text);
}

std::string shortened(const std::string& path, PathLength length) {
    const QString whole = QString::fromStdString(path);
    return (length == PathLength::name_only ? file_name_of(whole)
                                            : short_path(whole, letters_of_finding_path))
        .toStdString();
}

/// Paths stand in the places of a sentence; words never begin with a slash.
Message with_paths(const Message& sentence, PathLength length) {
    Message made = sentence;
    for (auto& [name, arg] : made.args) {
        const std::string text = arg.as_text([](const Message&) { return std::string(); });
        if (text.starts_with('/'))
            arg = shortened(text, length);
    }
    return made;
}

QString what_became(State state) {
    switch (state) {
    case State::text_changed:
        return words(QT_TRANSLATE_NOOP("formant::FindingsModel", "text changed"));
    case State::left_out:
        return words(QT_TRANSLATE_NOOP("formant::FindingsModel", "left out"));
    case State::taken_back:
        return words(QT_TRANSLATE_NOOP("formant::FindingsModel", "taken back"));
    case State::open:
        break;
    }
    return {};
}

QStyle::StandardPixmap sign_of(const DatasetFinding& finding, State state, bool is_typed) {
    if (state == State::left_out)
        return QStyle::SP_TrashIcon;
    if (state != State::open)
        return QStyle::SP_DialogApplyButton;
    if (is_typed)
        return QStyle::SP_DialogSaveButton;
    if (finding.needs_text)
        return QStyle::SP_MessageBoxQuestion;
    return finding.harmful ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
}

} // namespace

QString finding_words(const DatasetFinding& finding, State state, PathLength paths) {
    if (finding.needs_text && state == State::text_changed)
        return words(
            QT_TRANSLATE_NOOP("formant::FindingsModel", "Its text was missing, and is typed now."));
    if (finding.needs_text)
        return words(QT_TRANSLATE_NOOP("formant::FindingsModel",
                                       "Its text is missing: listen to it, and type what is said "
                                       "in the box for the text."));
    return doctor_words(finding, paths);
}

QString doctor_words(const DatasetFinding& finding, PathLength paths) {
    return translate(paths == PathLength::whole ? finding.what : with_paths(finding.what, paths));
}

QString kind_words(const DatasetFinding& finding) {
    return translate(finding.kind);
}

QString fine_words(bool is_heard) {
    return is_heard ? words(QT_TRANSLATE_NOOP("formant::FindingsModel", "nothing found"))
                    : words(QT_TRANSLATE_NOOP("formant::FindingsModel", "not examined yet"));
}

QString effect_words(const DatasetFinding& finding, State state, bool is_typed) {
    if (is_typed && state != State::left_out)
        return words(QT_TRANSLATE_NOOP("formant::FindingsModel", "typed, not saved"));
    if (state != State::open)
        return what_became(state);
    if (finding.needs_text)
        return words(QT_TRANSLATE_NOOP("formant::FindingsModel", "text to type"));
    return finding.harmful ? words(QT_TRANSLATE_NOOP("formant::FindingsModel", "harmful"))
                           : words(QT_TRANSLATE_NOOP("formant::FindingsModel", "to know"));
}

QIcon effect_icon(const DatasetFinding& finding, State state, bool is_typed) {
    return QApplication::style()->standardIcon(sign_of(finding, state, is_typed));
}

} // namespace formant
