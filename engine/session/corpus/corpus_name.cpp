#include "engine/session/corpus/corpus_name.h"

#include "engine/base/paths.h"

namespace formant {

std::string name_of_corpus(const std::string& corpus) {
    Path path(corpus);
    if (!path.has_filename()) // "/home/ann/clips/"
        path = path.parent_path();
    const bool is_usual_name = path.stem() == "metadata" && path.has_parent_path();
    return (is_usual_name ? path.parent_path() : path).filename().string();
}

} // namespace formant
