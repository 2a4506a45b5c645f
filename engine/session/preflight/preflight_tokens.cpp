#include "engine/session/preflight/preflight_tokens.h"

#include "engine/models/model_kinds.h"
#include "engine/session/data/prepared_tokens.h"
#include "engine/session/data/recorded_split.h"
#include "engine/synth/saved_symbols.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace formant {
namespace {

constexpr const char* check_id = "prepared-tokens";

Result<TrainingData> read_as_run(const RunConfig& config, const ResumePoint& point,
                                 const CancellationToken& cancellation) {
    const StateTree* checkpoint = point.starts_fresh() ? nullptr : &point.checkpoint->state;
    TrainingDataRequest request{config.data, config.voice};
    request.split_history = split_history_of(checkpoint);
    request.seed = static_cast<std::uint64_t>(config.train.seed);
    if (checkpoint == nullptr)
        return select_prepared_tokens(request, cancellation);
    return symbols_of(*checkpoint).and_then([&](SymbolTable symbols) {
        request.symbols = std::move(symbols);
        return select_prepared_tokens(request, cancellation);
    });
}

void report_examples(const TrainingData& data, PreflightReport& report) {
    const auto count = static_cast<std::int64_t>(data.training.size());
    MessageArgs args = {{"training", std::to_string(count)},
                        {"validation", std::to_string(data.validation.size())},
                        {"tokens", std::to_string(data.symbols.size())}};
    if (data.excluded.empty())
        return report.ok(check_id,
                         message(FORMANT_TR("session", "{training} {example|examples} of prepared "
                                                       "tokens to train on, {validation} to "
                                                       "validate; {tokens} text tokens"),
                                 std::move(args), count));
    args.emplace_back("skipped", std::to_string(data.excluded.size()));
    args.emplace_back("first", data.excluded.front());
    report.warn(check_id,
                message(FORMANT_TR("session", "{training} {example|examples} of prepared tokens to "
                                              "train on, {validation} to validate; {skipped} will "
                                              "be skipped, first: {first}"),
                        std::move(args), count));
}

ClipDurations durations_of(const TrainingData& data, double codes_per_s) {
    ClipDurations durations;
    for (const TrainingClip& clip : data.training) {
        const double seconds = static_cast<double>(clip.codes.numel()) / codes_per_s;
        durations.mean += seconds / static_cast<double>(data.training.size());
        durations.longest = std::max(durations.longest, seconds);
    }
    return durations;
}

} // namespace

std::optional<PreparedTokenFacts> check_prepared_tokens(const RunConfig& config,
                                                        const ResumePoint& point,
                                                        const CancellationToken& cancellation,
                                                        PreflightReport& report) {
    const auto data = read_as_run(config, point, cancellation);
    if (cancellation.requested())
        return std::nullopt;
    if (!data) {
        report.failed(check_id, data.error());
        return std::nullopt;
    }
    report_examples(*data, report);
    const TokenLimits limits = features_of(config.voice.model, config.voice.audio).limits;
    return PreparedTokenFacts{static_cast<std::int64_t>(data->training.size()), data->symbols,
                              durations_of(*data, limits.codes_per_s)};
}

} // namespace formant
