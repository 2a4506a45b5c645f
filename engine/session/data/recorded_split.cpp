#include "engine/session/data/recorded_split.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

constexpr const char* split_name = "validation_split";
constexpr const char* share_name = "share";
constexpr const char* keys_name = "keys";

std::optional<RecordedSplit> recorded_split_of(const StateTree& checkpoint) {
    const auto saved = checkpoint.subtree(split_name);
    if (!saved)
        return std::nullopt;
    const auto share = saved->get<double>(share_name);
    if (!share)
        return std::nullopt;
    RecordedSplit split{*share, {}};
    const auto keys = saved->get<at::Tensor>(keys_name);
    if (!keys || keys->scalar_type() != at::kLong || keys->dim() != 1)
        return split;
    const at::Tensor values = keys->contiguous();
    for (std::int64_t i = 0; i < values.numel(); ++i)
        split.keys.push_back(static_cast<SplitKey>(values.data_ptr<std::int64_t>()[i]));
    return split;
}

} // namespace

void record_validation_split(StateTree& header, const TrainingData& data, double share) {
    std::vector<std::int64_t> keys;
    if (share > 0)
        for (const TrainingClip& clip : data.validation)
            keys.push_back(static_cast<std::int64_t>(split_key(clip.id)));
    header[split_name][share_name] = share;
    if (!keys.empty())
        header[split_name][keys_name] = at::tensor(keys, at::kLong);
}

SplitHistory split_history_of(const StateTree* checkpoint) {
    if (checkpoint == nullptr)
        return {};
    if (auto recorded = recorded_split_of(*checkpoint))
        return {SplitHistory::Kind::recorded, std::move(*recorded)};
    return {SplitHistory::Kind::unrecorded};
}

ValidationSplit validation_split_of(const Utterances& recordings, double share,
                                    const SplitHistory& history) {
    std::vector<std::string> ids;
    for (const Utterance& said : recordings)
        ids.push_back(utterance_id(said.file));
    return choose_validation_split(ids, share, history);
}

} // namespace formant
