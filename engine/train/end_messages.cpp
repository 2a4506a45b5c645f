#include "engine/train/end_messages.h"

namespace formant {
namespace {

MessageArgs step_arg_of(std::int64_t step) {
    return {{"step", std::to_string(step)}};
}

Message done_message(const TrainingState& state) {
    const std::int64_t step = state.progress.step, patience = state.config.patience;
    Message done =
        message(FORMANT_TR("train", "done after {step} {step|steps}"), step_arg_of(step), step);
    if (!state.is_stopped_early())
        return done;
    return message(FORMANT_TR("train", "{done}: no improvement for {count} "
                                       "{validation|validations} (train.early_stopping, "
                                       "train.patience)"),
                   {{"done", std::move(done)}, {"count", std::to_string(patience)}}, patience);
}

} // namespace

Message stop_message(std::int64_t step) {
    if (step == 0)
        return message(FORMANT_TR("train", "stopped before the first step; nothing to save"));
    return message(FORMANT_TR("train", "stopped and saved at step {step}"), step_arg_of(step));
}

Result<Message> completion_message(const TrainingState& state, const CheckpointStore& checkpoints,
                                   bool has_validation) {
    Message done = done_message(state);
    return checkpoints.best().map([&](const std::optional<SavedStep>& best) {
        if (!has_validation || !best || best->step >= state.progress.step)
            return done;
        return message(FORMANT_TR("train", "{done}; best validation: {file}"),
                       {{"done", done}, {"file", best->file.string()}});
    });
}

} // namespace formant
