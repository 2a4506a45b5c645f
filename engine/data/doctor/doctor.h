#pragma once

#include "engine/data/corpus.h"
#include "engine/data/decoding/recording_facts.h"

#include <set>
#include <vector>

namespace formant {

/// Lists the problems that an utterance can have.
enum class Fault {
    unreadable,
    missing_text,
    garbled_text,
    silent,
    clipped,
    too_short,
    too_long,
    duplicate_audio,
    duplicate_text,
    length_mismatch,
    sample_rate,
};
/// The last enumerator of Fault, for loops over all of them.
constexpr Fault last_fault = Fault::sample_rate;

/// Returns the label of a fault for lists.
Message name_of(Fault fault);

/// Returns true if the fault is in the recording, independent of its text.
bool is_audio_fault(Fault fault);

struct Finding {
    std::size_t utterance = 0; ///< index in the corpus
    Fault fault = Fault::unreadable;
    bool is_error = false; ///< excluded by a fix; other findings are for information
    Message what;          ///< the recording, the problem, and what to do
};

using Findings = std::vector<Finding>;

/// Returns the utterances that the findings exclude.
std::set<std::size_t> excluded_by(const Findings& findings);

struct DoctorLimits {
    double silent_peak = 0.001; ///< -60 dB of full scale
    double clipped_share = 0.001;
    double ruined_share = 0.2; ///< of clipped samples, beyond which the recording is an error
    double shortest_s = 0.2;   ///< without the silence at both ends
    double longest_s = 20;
    double mismatch_factor = 2.5; ///< of the expected duration of the text
    double mismatch_s = 1;        ///< a smaller difference may be a pause
};

/// Stores an utterance and the measured facts of its recording.
struct ExaminedUtterance {
    Utterance utterance;
    Measured facts;
};

/// Finds all problems of a corpus, in its order: of each recording (doctor_recording.h), then in
/// comparison with the others (doctor_corpus.h).
Findings examine(const std::vector<ExaminedUtterance>& corpus, const DoctorLimits& limits);

} // namespace formant
