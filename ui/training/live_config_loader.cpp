#include "ui/training/live_config_loader.h"

#include "engine/session/runs/live_config.h"
#include "engine/session/runs/open_run.h"

#include <utility>

namespace formant {
namespace {

/// A model that cannot be created is reported by preflight and start.
std::optional<ModelLayers> layers_of(const RunRequest& request,
                                     const CancellationToken& cancellation) {
    auto layers = layers_of_request(request, cancellation);
    return layers ? std::optional(std::move(*layers)) : std::nullopt;
}

} // namespace

LiveConfigLoader::Source start_config_source(const RunRequest& request) {
    return [request](const CancellationToken& cancellation) {
        return config_at_start(request).map([&](RunConfig config) {
            return LiveConfig{std::move(config), layers_of(request, cancellation)};
        });
    };
}

LiveConfigLoader::Source live_config_source(const std::string& run_folder, bool with_layers) {
    return [=](const CancellationToken& cancellation) -> Result<LiveConfig> {
        const auto request = request_to_open(run_folder, {});
        if (!request)
            return fail(request.error());
        return config_of_live_run(run_folder).map([&](RunConfig config) {
            return LiveConfig{std::move(config),
                              with_layers ? layers_of(*request, cancellation) : std::nullopt};
        });
    };
}

void LiveConfigLoader::load(Source source) {
    if (!task_)
        return start(std::move(source));
    next_ = std::move(source);
    task_->cancel();
}

void LiveConfigLoader::start(Source source) {
    task_.emplace(*this, std::move(source),
                  [this](const Result<LiveConfig>& loaded) { deliver(loaded); });
}

void LiveConfigLoader::deliver(const Result<LiveConfig>& loaded) {
    task_.reset();
    if (next_)
        return start(std::exchange(next_, nullptr));
    if (loaded)
        Q_EMIT found(*loaded);
    else
        Q_EMIT failed(loaded.error());
}

} // namespace formant
