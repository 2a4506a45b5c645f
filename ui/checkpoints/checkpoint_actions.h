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

/// Does with checkpoints what people ask for, one thing at a time and in the background; asks
/// before what cannot be taken back.
class CheckpointActions : public QObject {
    Q_OBJECT
  public:
    using Files = std::vector<std::string>;

    /// `page`: above which questions appear.
    explicit CheckpointActions(QWidget& page);
    ~CheckpointActions() override;

    void verify(const Files& files);
    void keep(const Files& files, bool keep);
    void promote(const std::string& file);
    void export_voice(const std::string& file);
    void remove(const Files& files, quint64 bytes);
    /// `newest`: how many step checkpoints the run itself keeps.
    void clean(const std::string& run, qint64 newest);

    bool is_busy() const { return is_busy_; }
    void cancel(); ///< only what came with a count

  Q_SIGNALS:
    void begun(const QString& words, int count); ///< 0: not known
    void progressed(int done);
    void checked(const formant::CheckedCheckpoint& found);
    void failed(const formant::Error& error);
    void ended(const QString& words); ///< what was done; the files may be others now

  private:
    using Work = std::function<Result<void>()>;

    void begin(const QString& words, int count = 0);
    void end(const QString& words);
    void take_checked(const Result<std::vector<CheckedCheckpoint>>& found, int done);
    void end_verification(int done);
    void do_in_background(const QString& doing, const Work& work, const QString& words);
    void ask(const QString& question, const QString& yes, const std::function<void()>& act);

    QWidget& page_;
    bool is_busy_ = false;
    int damaged_ = 0; ///< of those that were checked last
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
