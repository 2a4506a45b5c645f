#include "tests/support/voices/saved_voice.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

namespace formant::test {

void save_voice(const Path& file, std::int64_t step, bool can_resume,
                const std::vector<std::string>& speakers) {
    StateTree state = small_voice_checkpoint(speakers);
    state["step"] = step;
    if (can_resume)
        state["plan"] = StateTree::Map();
    throw_on_error(save_checkpoint(file, state));
}

} // namespace formant::test
