#pragma once

#include "engine/session/segments/segment_undo.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;

/// The line of the Data page about clips that were cut from long recordings: texts that wait to be
/// confirmed, and the undo. Hidden for other recordings.
class SegmentLine : public QWidget {
    Q_OBJECT
  public:
    explicit SegmentLine(QWidget* parent = nullptr);
    ~SegmentLine() override;

    /// Reads about the clips of a folder in the background; an empty one has none.
    void show_folder(const QString& folder);

  Q_SIGNALS:
    void play_requested(const QString& file);
    void changed(const QString& folder); ///< its metadata; read it again
    void undone(bool has_clips);         ///< false: the folder has no clips any more
    void undo_failed(const Error& error);
    void note_changed(const QString& text); ///< files that the undo has kept

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct State {
        bool can_undo = false;
        int suggestions = 0;
    };
    void retranslate();
    void set_state(const State& state);
    void open_suggestions();
    void ask_to_undo();
    void undo();
    void finish_undo(const Result<UndoneSegmentation>& result);

    QString folder_;
    State state_;
    QLabel* text_;
    QPushButton* suggestions_;
    QPushButton* undo_;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
