#include "engine/data/corpus.h"

namespace formant {

std::string utterance_id(const Path& file) {
    return (file.parent_path().filename() / file.stem()).string();
}

} // namespace formant
