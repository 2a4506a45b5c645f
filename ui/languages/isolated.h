#pragma once

#include <QtCore/QString>

namespace formant {

/// A name or value for a sentence in the window's language: where one of them runs from right to
/// left, between FSI and PDI (UAX #9), so that its own direction leaves the words around it alone.
/// What reads as a path or as a file's name ("voice.wav") as isolated_path() does it.
QString isolated(const QString& name);

/// The same of a path, which reads from left to right also where its first name does not: between
/// LRI and PDI, and so is every name in it that has letters from right to left. Two such
/// neighbours, or such a name and its ".wav", would change places.
QString isolated_path(const QString& path);

bool has_letters_from_right(const QString& text);

/// Whether it is a path from a root, or ends as a file's name does.
bool reads_as_path(const QString& text);

} // namespace formant
