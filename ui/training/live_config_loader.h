#pragma once

#include "engine/session/config/run_config.h"
#include "engine/session/training/model_layers.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>

#include <optional>

namespace formant {

/// Holds a configuration and, if requested, the layers of its model.
struct LiveConfig {
    RunConfig config;
    std::optional<ModelLayers> layers;
};

/// Loads such configurations in the background. If several are requested, only the latest is
/// delivered.
class LiveConfigLoader : public QObject {
    Q_OBJECT
  public:
    using Source = std::function<Result<LiveConfig>(const CancellationToken&)>;

    explicit LiveConfigLoader(QObject* parent = nullptr) : QObject(parent) {}

    void load(Source source);

  Q_SIGNALS:
    void found(const formant::LiveConfig& config);
    void failed(const formant::Error& error);

  private:
    void start(Source source);
    void deliver(const Result<LiveConfig>& loaded);

    Source next_;
    std::optional<BackgroundTask> task_; ///< last member: its destructor waits for the work
};

/// Reads the configuration that a run of this request would start with.
LiveConfigLoader::Source start_config_source(const RunRequest& request);
/// Reads the current configuration of the live run in this folder, and its layers if they are not
/// known yet.
LiveConfigLoader::Source live_config_source(const std::string& run_folder, bool with_layers);

} // namespace formant
