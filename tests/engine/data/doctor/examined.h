#pragma once

#include "engine/data/doctor/doctor.h"

namespace formant::test {

/// Returns a healthy utterance: a second and a half of distinct audio that fits its text.
inline ExaminedUtterance healthy(const std::string& name = "a") {
    RecordingFacts facts;
    facts.sample_rate_hz = 22050;
    facts.seconds = 2;
    facts.sound_seconds = 1.5;
    facts.peak = 0.7;
    facts.sound = name;
    return {{Path("/corpus") / (name + ".wav"), "Twenty four hours, " + name, "", "m.csv:2"},
            facts};
}

inline std::vector<Fault> faults_of(const Findings& findings) {
    std::vector<Fault> faults;
    for (const Finding& finding : findings)
        faults.push_back(finding.fault);
    return faults;
}

} // namespace formant::test
