#include "tests/support/voices/saved_voice.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_vocoder.h"
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

void save_vits(const Path& file) {
    throw_on_error(save_checkpoint(file, small_vits_checkpoint({"ann"})));
}

void save_piper_voice(const Path& file) {
    throw_on_error(save_checkpoint(file, small_piper_checkpoint({"ann"})));
}

void save_vocoder(const Path& file) {
    throw_on_error(save_checkpoint(file, small_vocoder_checkpoint()));
}

} // namespace formant::test
