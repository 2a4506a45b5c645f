#pragma once

#include "engine/data/corpus.h"

#include <string>
#include <vector>

namespace formant {

/// Sets the speaker of every utterance without one to the folder that distinguishes it from
/// the others: the first one below all folders that contain every recording. "ana" and "bea" for
/// ana/ch1/1.wav and bea/2.wav; the last common folder where there is no other. `folder` is that of
/// the corpus.
void name_speakers_by_folder(Utterances& utterances, const Path& folder);

/// Returns the names that name_speakers_by_folder() gives, sorted; none if they are fewer than two,
/// or if the corpus names other speakers.
std::vector<std::string> possible_folder_speakers(const Corpus& corpus);

} // namespace formant
