#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <QtCore/QString>

namespace formant {

class ConfigDocument;

/// Sets data.corpus in the configuration. Recordings of another voice also get a run of their own,
/// named after their folder, and their language. A configuration file that belongs to other
/// recordings is left unchanged: its settings continue in a new, unsaved configuration with a run
/// of its own. Otherwise a name or language that the user chose is kept. `runs`: the runs folder.
/// `language`: the most likely language of the texts; empty if unknown. `recordings`: their number;
/// a new configuration of enough recordings keeps a share of them for validation
/// (usual_validation_share()).
Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs, qint64 recordings = 0);

/// Chooses the recordings of the open configuration, and finds the way back: the file that was left
/// for other recordings is opened again if its own are chosen while nothing was changed.
class CorpusSetting {
  public:
    /// What becomes of the configuration file.
    enum class File { kept, left, reopened };

    explicit CorpusSetting(ConfigDocument& document) : document_(document) {}

    /// Arguments as set_corpus().
    Result<File> set(const QString& corpus, const QString& language, const Path& runs,
                     qint64 recordings);
    /// Returns the file that was left last; empty if there is none.
    const QString& left_file() const { return left_.file; }

  private:
    struct LeftFile {
        QString file;
        Path recordings;
        QString text; ///< of the configuration that took its place
    };

    Result<File> change(const QString& corpus, const QString& language, const Path& runs,
                        qint64 recordings);

    ConfigDocument& document_;
    LeftFile left_;
};

/// Returns the share of the recordings that a new configuration keeps for validation: 0 if they are
/// too few for a split.
double usual_validation_share(qint64 recordings);

} // namespace formant
