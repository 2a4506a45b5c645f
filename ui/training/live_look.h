#pragma once

#include "engine/session/config/run_config.h"
#include "engine/session/training/model_layers.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>

#include <optional>

namespace formant {

/// A configuration, and the layers of the model that it describes where they were looked for.
struct LiveFacts {
    RunConfig config;
    std::optional<ModelLayers> layers;
};

/// Looks for such facts in the background. Of several searches only the latest is told.
class LiveLook : public QObject {
    Q_OBJECT
  public:
    using Search = std::function<Result<LiveFacts>(const Cancellation&)>;

    explicit LiveLook(QObject* parent = nullptr) : QObject(parent) {}

    void look(Search search);

  Q_SIGNALS:
    void found(const formant::LiveFacts& facts);
    void failed(const formant::Error& error);

  private:
    void begin(Search search);
    void tell(const Result<LiveFacts>& facts);

    Search next_;
    std::optional<BackgroundTask> task_; ///< last: its end waits for its work
};

/// With what a training of the request will begin.
LiveLook::Search facts_at_start(const RunRequest& request);
/// With what the run in this folder goes on; the layers too, where they are not known yet.
LiveLook::Search facts_of_live_run(const std::string& run_folder, bool with_layers);

} // namespace formant
