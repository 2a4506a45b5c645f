#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"
#include "ui/tasks/background_task.h"
#include "ui/window/chosen_corpus.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <optional>
#include <string>
#include <vector>

namespace formant {

class RunAdapter;

/// Connects the pages: opened recordings become the configuration's corpus (TrainingWorkflow
/// continues from there), new samples and checkpoints of a run are listed, and a checkpoint can
/// synthesize speech or initialize another run.
class PageCoordinator : public QObject {
    Q_OBJECT
  public:
    /// `base`: the request of the command line. The arguments must outlive this object.
    PageCoordinator(const Pages& pages, PageStack& stack, RunAdapter& run, const RunRequest& base,
                    QObject* parent = nullptr);

  private:
    void connect_data();
    void record_voice();
    void segment_recordings();
    void use_corpus(const QString& corpus, const QString& language);
    void show_data_settings();
    void connect_training();
    void set_training_active(bool is_running);
    void connect_configuration();
    void connect_checkpoints();
    void fine_tune(const QString& checkpoint);
    void show_fine_tuning(const Result<std::string>& config);
    void connect_run();
    void set_in_configuration(const std::string& key, const QString& value);
    void handle(const std::vector<TrainEvent>& events);
    void show_checkpoints();

    Pages pages_;
    PageStack& stack_;
    RunAdapter& run_;
    const RunRequest base_;
    CorpusSetting corpus_setting_;
    std::optional<BackgroundTask> task_; ///< reads a checkpoint's configuration
};

} // namespace formant
