#include "engine/data/doctor.h"

#include "engine/data/doctor_corpus.h"
#include "engine/data/doctor_recording.h"

#include <algorithm>
#include <iterator>

namespace formant {

Findings examine(const std::vector<ExaminedUtterance>& corpus, const DoctorLimits& limits) {
    Findings findings;
    for (std::size_t i = 0; i < corpus.size(); ++i)
        for (Finding& finding : examine_recording(corpus[i], limits)) {
            finding.utterance = i;
            findings.push_back(std::move(finding));
        }
    for (auto* check : {find_duplicate_audio, find_duplicate_texts, find_odd_sample_rates})
        std::ranges::move(check(corpus), std::back_inserter(findings));
    std::ranges::move(find_length_mismatches(corpus, limits), std::back_inserter(findings));
    std::ranges::stable_sort(findings, {}, &Finding::utterance);
    return findings;
}

} // namespace formant
