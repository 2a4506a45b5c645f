#pragma once

#include "engine/data/corpus.h"
#include "engine/data/decoding/recording_facts.h"

#include <set>
#include <vector>

namespace formant {

/// What can be wrong with an utterance.
enum class Fault {
    unreadable,
    missing_text,
    silent,
    clipped,
    too_short,
    too_long,
    duplicate_audio,
    duplicate_text,
    length_mismatch,
    sample_rate,
};

/// What such a fault is called in a list of faults.
Message name_of(Fault fault);

/// Whether it lies in the recording, whatever text belongs to it.
bool is_of_sound(Fault fault);

struct Finding {
    std::size_t utterance = 0; ///< its place in the corpus
    Fault fault = Fault::unreadable;
    bool leave_out = false; ///< does harm when trained on; the others are to be known of
    Message what;           ///< what is wrong with which recording, and what to do
};

using Findings = std::vector<Finding>;

/// The utterances that a finding wants left out.
std::set<std::size_t> left_out_by(const Findings& findings);

struct DoctorLimits {
    double silent_peak = 0.001; ///< -60 dB of full scale
    double clipped_share = 0.001;
    double shortest_s = 0.2; ///< of sound, without the silence at both ends
    double longest_s = 20;
    double mismatch_factor = 2.5; ///< of the time that the text should take
    double mismatch_s = 1;        ///< a difference below this may be a pause
};

/// An utterance and what was measured of its recording.
struct ExaminedUtterance {
    Utterance utterance;
    Measured facts;
};

/// Everything that is wrong with a corpus, in its order: each recording by itself
/// (doctor_recording.h), then beside the others (doctor_corpus.h).
Findings examine(const std::vector<ExaminedUtterance>& corpus, const DoctorLimits& limits);

} // namespace formant
