#pragma once

#include "engine/session/checkpoints/checkpoint_service.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace formant {

class BackgroundTask;

/// Executes actions on checkpoints in the background, one at a time. Asks before an action that
/// cannot be undone.
class CheckpointActions : public QObject {
    Q_OBJECT
  public:
    using Files = std::vector<std::string>;

    /// Questions appear above `page`.
    explicit CheckpointActions(QWidget& page);
    ~CheckpointActions() override;

    void verify(const Files& files);
    void set_pinned(const Files& files, bool is_pinned);
    void promote(const std::string& file);
    void export_voice(const std::string& file); ///< for other programs
    void export_checkpoint(const std::string& file);
    void import_voice();
    void remove(const Files& files, quint64 bytes);
    /// `newest` is the number of step checkpoints that the run keeps.
    void clean(const std::string& run, qint64 newest);

    bool is_busy() const { return is_busy_; }
    void cancel(); ///< a verification

  Q_SIGNALS:
    void begun(const QString& text, int count); ///< 0 if unknown
    void progressed(int done);
    void fine_tune_requested(const QString& checkpoint); ///< one that was imported
    void checked(const formant::VerifiedCheckpoint& found);
    void failed(const formant::Error& error);
    void ended(const QString& text); ///< what was done; the files may have changed

  private:
    using Work = std::function<Result<void>()>;

    void begin(const QString& text, int count = 0);
    void end(const QString& text);
    void take_checked(const Result<std::vector<VerifiedCheckpoint>>& found, int done);
    void end_verification(int done);
    void run_in_background(const QString& doing, const Work& work, const QString& done_text);
    bool refuse_if_training(const Files& files);
    void ask(const QString& question, const QString& yes, const std::function<void()>& act);

    QWidget& page_;
    bool is_busy_ = false;
    int corrupt_ = 0; ///< files of the last verification
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
