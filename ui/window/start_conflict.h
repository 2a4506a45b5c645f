#pragma once

#include <QtCore/QString>

#include <optional>

namespace formant {

class ConfigurationPage;

/// A start that would train something else than the Configuration page shows.
struct StartConflict {
    QString shown_voice;             ///< on the Configuration page
    QString chosen_voice;            ///< on the Training page; empty for the demo
    QString shown;                   ///< its file; empty if it has none yet
    QString chosen;                  ///< its file or run folder; empty for the demo
    bool is_same_file = false;       ///< the page shows the chosen file
    bool is_saved = true;            ///< the page has no changes that are not saved
    bool is_changed_on_disk = false; ///< another program has changed the shown file

    bool operator==(const StartConflict&) const = default;
};

/// Returns the difference between what the page shows and `chosen`, the configuration file or run
/// folder that a start would train (empty: the demo); nullopt if they agree or the page shows
/// nothing.
std::optional<StartConflict> start_conflict(ConfigurationPage& page, const QString& chosen);

} // namespace formant
