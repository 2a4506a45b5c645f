#include "engine/synth/saved_speakers.h"

#include "engine/synth/saved_texts.h"

namespace formant {

Result<SpeakerTable> speakers_of(const StateTree& checkpoint) {
    if (!checkpoint.contains("speakers"))
        return SpeakerTable::from_names({});
    return saved_texts(checkpoint, "speakers")
        .and_then([](std::vector<std::string> names) -> Result<SpeakerTable> {
            if (names.empty())
                return fail(ErrorKind::checkpoint,
                            message(FORMANT_TR("synth", "the checkpoint's list of speakers is "
                                                        "empty. Use an older checkpoint")));
            return SpeakerTable::from_saved(std::move(names));
        });
}

} // namespace formant
