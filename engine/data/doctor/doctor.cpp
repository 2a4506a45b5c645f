#include "engine/data/doctor/doctor.h"

#include "engine/data/doctor/doctor_corpus.h"
#include "engine/data/doctor/doctor_recording.h"

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

/// Removes duplicate text findings of duplicate recordings, which are reported already.
void remove_texts_of_copies(Findings& findings) {
    std::set<std::size_t> copies;
    for (const Finding& finding : findings)
        if (finding.fault == Fault::duplicate_audio)
            copies.insert(finding.utterance);
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.fault == Fault::duplicate_text && copies.contains(finding.utterance);
    });
}

void add(Findings more, Findings& findings) {
    std::ranges::move(more, std::back_inserter(findings));
}

/// Finds the problems of each recording and its text.
Findings examine_each(const std::vector<ExaminedUtterance>& corpus, const DoctorLimits& limits) {
    Findings findings;
    for (std::size_t i = 0; i < corpus.size(); ++i)
        for (Finding& finding : examine_recording(corpus[i], limits)) {
            finding.utterance = i;
            findings.push_back(std::move(finding));
        }
    add(find_length_mismatches(corpus, limits), findings);
    return findings;
}

} // namespace

bool is_audio_fault(Fault fault) {
    return fault != Fault::missing_text && fault != Fault::garbled_text &&
           fault != Fault::duplicate_text && fault != Fault::length_mismatch;
}

Message name_of(Fault fault) {
    switch (fault) {
    case Fault::unreadable:
        return message(FORMANT_TR("data", "unreadable audio"));
    case Fault::missing_text:
        return message(FORMANT_TR("data", "no transcript"));
    case Fault::garbled_text:
        return message(FORMANT_TR("data", "garbled transcript"));
    case Fault::silent:
        return message(FORMANT_TR("data", "silent"));
    case Fault::clipped:
        return message(FORMANT_TR("data", "clipped"));
    case Fault::too_short:
        return message(FORMANT_TR("data", "too short"));
    case Fault::too_long:
        return message(FORMANT_TR("data", "too long"));
    case Fault::duplicate_audio:
        return message(FORMANT_TR("data", "duplicate audio"));
    case Fault::duplicate_text:
        return message(FORMANT_TR("data", "duplicate text"));
    case Fault::length_mismatch:
        return message(FORMANT_TR("data", "text and audio do not match"));
    case Fault::sample_rate:
        return message(FORMANT_TR("data", "different sample rate"));
    }
    return {};
}

std::set<std::size_t> excluded_by(const Findings& findings) {
    std::set<std::size_t> utterances;
    for (const Finding& finding : findings)
        if (finding.is_error)
            utterances.insert(finding.utterance);
    return utterances;
}

Findings examine(const std::vector<ExaminedUtterance>& corpus, const DoctorLimits& limits) {
    Findings findings = examine_each(corpus, limits);
    add(find_duplicate_audio(corpus, excluded_by(findings)), findings);
    add(find_duplicate_texts(corpus), findings);
    add(find_odd_sample_rates(corpus), findings);
    remove_texts_of_copies(findings);
    std::ranges::stable_sort(findings, {}, &Finding::utterance);
    return findings;
}

} // namespace formant
