#pragma once

#include "ui/checkpoints/checkpoint_text.h"

#include <QtCore/QString>

#include <optional>
#include <string>

namespace formant {

/// Remembers the results of verifications beyond the end of the program. A result holds for the
/// file with the size and the time of change that it had when it was verified.
class VerifiedFiles {
  public:
    struct Found {
        Integrity integrity = Integrity::unchecked;
        QString damage; ///< what is wrong with the file; empty if nothing
    };

    /// `file`: an INI file; empty: $XDG_STATE_HOME/formant/verified.ini.
    explicit VerifiedFiles(const QString& file = {});

    /// Returns nullopt if the file was not verified, or has changed since.
    std::optional<Found> find(const std::string& checkpoint) const;
    /// Also forgets checkpoints that no longer exist.
    void add(const std::string& checkpoint, const Found& found);

  private:
    QString file_;
};

} // namespace formant
