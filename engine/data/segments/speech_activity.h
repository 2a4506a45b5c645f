#pragma once

#include "engine/data/segments/sound_frames.h"
#include "engine/data/segments/timed_texts.h"

#include <vector>

namespace formant {

/// Where somebody speaks in a recording.
struct SpeechActivity {
    std::vector<float> levels_db; ///< of each frame (SoundFrames::hop_s)
    std::vector<bool> is_speech;  ///< of each frame
    std::vector<TimeSpan> runs;   ///< of frames with speech, in order

    double seconds() const { return static_cast<double>(is_speech.size()) * SoundFrames::hop_s; }
    /// Returns true if somebody speaks at that time.
    bool is_speech_at(double time_s) const;
    /// Returns the quietest time in the span, at the start of the span if all of it is equal.
    double quietest(const TimeSpan& span) const;
    /// Returns the longest pause within the span that touches neither end; an empty span at its
    /// start if there is none.
    TimeSpan longest_pause(const TimeSpan& span) const;
};

/// Finds speech by energy and spectral flatness, like Moattar and Homayounpour, "A simple but
/// efficient real-time voice activity detection algorithm", EUSIPCO 2009, with a noise floor that
/// follows the recording. The floor of a frame is the 10th percentile of the levels in the 30 s
/// before or after it, whichever is greater; its speech level is the 95th of both. A run of speech
///
/// - has a frame that is 12 dB above the floor, or 6 dB and far less flat than the noise,
/// - extends while frames are 6 dB above the floor (hysteresis), and
/// - is at least 50 ms long, and somewhere less flat than white noise: a click is no speech.
///
/// What is 50 dB below the speech level is a pause whatever the floor, such as digital silence
/// with the hiss of a single cable.
SpeechActivity find_speech(const SoundFrames& frames);

} // namespace formant
