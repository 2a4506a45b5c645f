#include "engine/data/doctor.h"

#include "engine/data/doctor_corpus.h"
#include "engine/data/doctor_recording.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace formant {
namespace {

/// A copy has the text of its first, too; that is told once.
void drop_texts_of_copies(Findings& findings) {
    std::set<std::size_t> copies;
    for (const Finding& finding : findings)
        if (finding.fault == Fault::duplicate_audio)
            copies.insert(finding.utterance);
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.fault == Fault::duplicate_text && copies.contains(finding.utterance);
    });
}

} // namespace

Message name_of(Fault fault) {
    switch (fault) {
    case Fault::unreadable:
        return message(FORMANT_TR("data", "recordings that cannot be used"));
    case Fault::missing_text:
        return message(FORMANT_TR("data", "no text"));
    case Fault::silent:
        return message(FORMANT_TR("data", "silent"));
    case Fault::clipped:
        return message(FORMANT_TR("data", "clipped"));
    case Fault::too_short:
        return message(FORMANT_TR("data", "too short"));
    case Fault::too_long:
        return message(FORMANT_TR("data", "too long"));
    case Fault::duplicate_audio:
        return message(FORMANT_TR("data", "the same sound again"));
    case Fault::duplicate_text:
        return message(FORMANT_TR("data", "the same text again"));
    case Fault::length_mismatch:
        return message(FORMANT_TR("data", "text and sound that do not fit"));
    case Fault::sample_rate:
        return message(FORMANT_TR("data", "another sample rate"));
    }
    return {};
}

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
    drop_texts_of_copies(findings);
    std::ranges::stable_sort(findings, {}, &Finding::utterance);
    return findings;
}

} // namespace formant
