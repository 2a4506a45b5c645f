#include "engine/data/training_clip.h"

#include "engine/base/sha256.h"

namespace formant {

std::string corpus_fingerprint(const TrainingClips& clips, const FeatureNeeds& needs) {
    std::string all;
    for (const TrainingClip& clip : clips) {
        // The first speaker adds nothing, as in checkpoints from before speakers were supported.
        const std::string speaker = clip.speaker == 0 ? "" : std::to_string(clip.speaker) + " ";
        all += speaker + clip.content + (needs.has(Feature::tokens) ? " " + clip.text : "") + "\n";
    }
    return sha256(all);
}

} // namespace formant
