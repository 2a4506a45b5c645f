#include "ui/data/finding_text.h"

#include "ui/files/short_path.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

namespace formant {
namespace {

using State = FindingsModel::State;

constexpr int letters_of_finding_path = 48;

QString translated(const char* text) {
    return QCoreApplication::translate("formant::FindingsModel", text);
}

std::string shortened(const std::string& path, PathLength length) {
    const QString whole = QString::fromStdString(path);
    return (length == PathLength::name_only ? file_name_of(whole)
                                            : short_path(whole, letters_of_finding_path))
        .toStdString();
}

/// Shortens the paths among the arguments of a sentence; no other argument begins with a slash.
Message with_paths(const Message& sentence, PathLength length) {
    Message made = sentence;
    for (auto& [name, arg] : made.args) {
        const std::string text = arg.as_text([](const Message&) { return std::string(); });
        if (text.starts_with('/'))
            arg = shortened(text, length);
    }
    return made;
}

QString outcome_label(State state) {
    switch (state) {
    case State::text_changed:
        return translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "text changed"));
    case State::excluded:
        return translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "excluded"));
    case State::restored:
        return translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "restored"));
    case State::open:
        break;
    }
    return {};
}

QStyle::StandardPixmap sign_of(const DatasetFinding& finding, State state, bool is_typed) {
    if (state == State::excluded)
        return QStyle::SP_TrashIcon;
    if (state != State::open)
        return QStyle::SP_DialogApplyButton;
    if (is_typed)
        return QStyle::SP_DialogSaveButton;
    if (finding.needs_text)
        return QStyle::SP_MessageBoxQuestion;
    return finding.is_error ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
}

} // namespace

QString finding_sentence(const DatasetFinding& finding, State state, PathLength paths) {
    if (finding.needs_text && state == State::text_changed)
        return translated(QT_TRANSLATE_NOOP("formant::FindingsModel",
                                            "The transcript was missing and is typed now."));
    if (finding.needs_text)
        return translated(QT_TRANSLATE_NOOP(
            "formant::FindingsModel",
            "The transcript is missing: listen to the recording and type what is said."));
    return doctor_sentence(finding, paths);
}

QString doctor_sentence(const DatasetFinding& finding, PathLength paths) {
    return translate(paths == PathLength::whole ? finding.what : with_paths(finding.what, paths));
}

QString kind_label(const DatasetFinding& finding) {
    return translate(finding.kind);
}

QString no_finding_label(bool is_analyzed) {
    return is_analyzed
               ? translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "no issues"))
               : translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "not analyzed yet"));
}

QString effect_label(const DatasetFinding& finding, State state, bool is_typed) {
    if (is_typed && state != State::excluded)
        return translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "typed, not saved"));
    if (state != State::open)
        return outcome_label(state);
    if (finding.needs_text)
        return translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "no transcript"));
    return finding.is_error ? translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "error"))
                            : translated(QT_TRANSLATE_NOOP("formant::FindingsModel", "info"));
}

QIcon effect_icon(const DatasetFinding& finding, State state, bool is_typed) {
    return QApplication::style()->standardIcon(sign_of(finding, state, is_typed));
}

} // namespace formant
