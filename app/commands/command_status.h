#pragma once

#include <string>

namespace formant {

/// Which run `formant status` and `formant stop` are about.
struct RunChoice {
    std::string run;         ///< its folder or its name
    std::string runs_folder; ///< empty: the user's data folder
};

int show_status(const RunChoice& choice);
int stop_training(const RunChoice& choice);

} // namespace formant
