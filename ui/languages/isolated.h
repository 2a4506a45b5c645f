#pragma once

#include <QtCore/QString>

namespace formant {

/// Prepares a name or value for a sentence of the window (shown()): if either runs right to left,
/// the name is placed between FSI and PDI (UAX #9), so that its direction does not affect the words
/// around it. Paths and file names ("voice.wav") are treated as by isolated_path().
QString isolated(const QString& name);

/// Prepares a path (shown()), which reads left to right even if its first name does not: it is
/// placed between LRI and PDI, and so is every name in it with right-to-left letters. Otherwise two
/// such adjacent names, or such a name and its ".wav", would swap places.
QString isolated_path(const QString& path);

bool has_rtl_letters(const QString& text);

/// Returns true for a path from a root and for text that ends like a file name.
bool looks_like_path(const QString& text);

} // namespace formant
