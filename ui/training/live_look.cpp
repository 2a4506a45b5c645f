#include "ui/training/live_look.h"

#include "engine/session/runs/live_config.h"
#include "engine/session/runs/open_run.h"

#include <utility>

namespace formant {
namespace {

/// A model that cannot be made is told by the preflight and the start.
std::optional<ModelLayers> layers_of(const RunRequest& request, const Cancellation& cancellation) {
    auto layers = layers_of_request(request, cancellation);
    return layers ? std::optional(std::move(*layers)) : std::nullopt;
}

} // namespace

LiveLook::Search facts_at_start(const RunRequest& request) {
    return [request](const Cancellation& cancellation) {
        return config_at_start(request).map([&](RunConfig config) {
            return LiveFacts{std::move(config), layers_of(request, cancellation)};
        });
    };
}

LiveLook::Search facts_of_live_run(const std::string& run_folder, bool with_layers) {
    return [=](const Cancellation& cancellation) -> Result<LiveFacts> {
        const auto request = request_to_open(run_folder, {});
        if (!request)
            return fail(request.error());
        return config_of_live_run(run_folder).map([&](RunConfig config) {
            return LiveFacts{std::move(config),
                             with_layers ? layers_of(*request, cancellation) : std::nullopt};
        });
    };
}

void LiveLook::look(Search search) {
    if (!task_)
        return begin(std::move(search));
    next_ = std::move(search);
    task_->cancel();
}

void LiveLook::begin(Search search) {
    task_.emplace(*this, std::move(search),
                  [this](const Result<LiveFacts>& facts) { tell(facts); });
}

void LiveLook::tell(const Result<LiveFacts>& facts) {
    task_.reset();
    if (next_)
        return begin(std::exchange(next_, nullptr));
    if (facts)
        Q_EMIT found(*facts);
    else
        Q_EMIT failed(facts.error());
}

} // namespace formant
