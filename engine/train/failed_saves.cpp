#include "engine/train/failed_saves.h"

namespace formant {

Result<void> FailedSaves::tolerate(std::int64_t step, const Result<void>& saved) {
    if (saved) {
        in_a_row_ = 0;
        return saved;
    }
    if (saved.error().kind != ErrorKind::disk || saved.error().out_of_space ||
        ++in_a_row_ == max_in_a_row)
        return saved;
    observer_.on_event(Advice{
        step, "save-failed",
        message(FORMANT_TR("train", "a checkpoint was not saved: {reason}. The older ones are "
                                    "kept. The run tries again at the next save, and ends "
                                    "after {count} failures in a row"),
                {{"reason", saved.error().what}, {"count", std::to_string(max_in_a_row)}})});
    return {};
}

} // namespace formant
