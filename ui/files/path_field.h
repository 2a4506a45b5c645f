#pragma once

#include "ui/files/path_browse.h"

#include <QtWidgets/QWidget>

namespace formant {

class PathLine;

/// Edits a path, with a button to browse for it.
class PathField : public QWidget {
    Q_OBJECT
  public:
    /// `name` becomes the object name of the line.
    PathField(PathBrowse::Kind kind, const char* name, QWidget* parent = nullptr);

    /// Returns the path without spaces around it; empty: none.
    QString path() const;
    /// Receives the focus, and the name for screen readers.
    PathLine& line() const { return *line_; }

  Q_SIGNALS:
    void changed();

  private:
    PathLine* line_;
};

} // namespace formant
