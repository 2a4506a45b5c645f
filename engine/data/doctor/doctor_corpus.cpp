#include "engine/data/doctor/doctor_corpus.h"

#include "engine/data/batches/epoch_plan.h"
#include "engine/data/doctor/spoken_letters.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace formant {
namespace {

using Examined = std::vector<ExaminedUtterance>;

constexpr double usual_letters_per_s = 14;
constexpr std::size_t min_for_median = 10;

bool has_sound_and_text(const ExaminedUtterance& examined) {
    return examined.facts && examined.facts->sound_seconds > 0 &&
           spoken_letters(examined.utterance.text) > 0;
}

double letters_per_s(const ExaminedUtterance& examined) {
    return static_cast<double>(spoken_letters(examined.utterance.text)) /
           examined.facts->sound_seconds;
}

double median_pace(const Examined& corpus) {
    std::vector<double> paces;
    for (const ExaminedUtterance& examined : corpus)
        if (has_sound_and_text(examined))
            paces.push_back(letters_per_s(examined));
    if (paces.size() < min_for_median)
        return usual_letters_per_s;
    const auto middle = paces.begin() + static_cast<std::ptrdiff_t>(paces.size() / 2);
    std::nth_element(paces.begin(), middle, paces.end());
    return *middle;
}

bool has_sound(const ExaminedUtterance& examined) { // silence is a finding of its own
    return examined.facts && examined.facts->peak > 0;
}

/// Maps the hash of each distinct audio to the recording to keep when its copies are excluded.
std::map<std::string, std::size_t> recordings_to_keep(const Examined& corpus,
                                                      const std::set<std::size_t>& faulty) {
    std::map<std::string, std::size_t> kept;
    for (const bool with_faults : {false, true})
        for (std::size_t i = 0; i < corpus.size(); ++i)
            if (has_sound(corpus[i]) && faulty.contains(i) == with_faults)
                kept.emplace(corpus[i].facts->sound, i);
    return kept;
}

/// Returns the sample rate of most recordings.
std::int64_t predominant_rate(const Examined& corpus) {
    std::map<std::int64_t, std::int64_t> counts;
    for (const ExaminedUtterance& examined : corpus)
        if (examined.facts)
            ++counts[examined.facts->sample_rate_hz];
    const auto most = std::ranges::max_element(
        counts, {}, [](const auto& rate_and_count) { return rate_and_count.second; });
    return most == counts.end() ? 0 : most->first;
}

std::string file_of(const ExaminedUtterance& examined) {
    return examined.utterance.file.string();
}

Message same_audio_message(const Utterance& again, const Utterance& first) {
    if (again.file == first.file)
        return message(
            FORMANT_TR("data", "{file} is listed twice: {first}, {place}"),
            {{"file", again.file.string()}, {"first", first.place}, {"place", again.place}});
    return message(FORMANT_TR("data", "{file} has the same audio as {first}"),
                   {{"file", again.file.string()}, {"first", first.file.string()}});
}

} // namespace

Findings find_duplicate_audio(const Examined& corpus, const std::set<std::size_t>& faulty) {
    Findings findings;
    const auto kept = recordings_to_keep(corpus, faulty);
    for (std::size_t i = 0; i < corpus.size(); ++i) {
        if (!has_sound(corpus[i]))
            continue;
        const std::size_t stays = kept.at(corpus[i].facts->sound);
        if (stays != i)
            findings.push_back({i, Fault::duplicate_audio, true,
                                same_audio_message(corpus[i].utterance, corpus[stays].utterance)});
    }
    return findings;
}

Findings find_duplicate_texts(const Examined& corpus) {
    Findings findings;
    std::map<std::pair<std::string, std::string>, std::size_t> first_with;
    for (std::size_t i = 0; i < corpus.size(); ++i) {
        const std::string text = normalize_text(corpus[i].utterance.text);
        const auto [first, is_new] =
            first_with.emplace(std::pair(corpus[i].utterance.speaker, text), i);
        if (is_new || text.empty())
            continue;
        findings.push_back(
            {i, Fault::duplicate_text, false,
             message(FORMANT_TR("data", "{file} has the same text as {first}; fine if both are "
                                        "takes of it"),
                     {{"file", file_of(corpus[i])}, {"first", file_of(corpus[first->second])}})});
    }
    return findings;
}

Findings find_odd_sample_rates(const Examined& corpus) {
    Findings findings;
    const std::int64_t usual = predominant_rate(corpus);
    for (std::size_t i = 0; i < corpus.size(); ++i)
        if (corpus[i].facts && corpus[i].facts->sample_rate_hz != usual)
            findings.push_back(
                {i, Fault::sample_rate, false,
                 message(FORMANT_TR("data", "{file} has {found} Hz, most have {usual} Hz; it is "
                                            "resampled, but may sound different"),
                         {{"file", file_of(corpus[i])},
                          {"found", std::to_string(corpus[i].facts->sample_rate_hz)},
                          {"usual", std::to_string(usual)}})});
    return findings;
}

Findings find_length_mismatches(const Examined& corpus, const DoctorLimits& limits) {
    Findings findings;
    const double pace = median_pace(corpus);
    for (std::size_t i = 0; i < corpus.size(); ++i) {
        if (!has_sound_and_text(corpus[i]))
            continue;
        const double found_s = corpus[i].facts->sound_seconds;
        const double expected_s = letters_per_s(corpus[i]) * found_s / pace;
        const double factor = std::max(found_s / expected_s, expected_s / found_s);
        if (factor < limits.mismatch_factor || std::abs(found_s - expected_s) < limits.mismatch_s)
            continue;
        findings.push_back(
            {i, Fault::length_mismatch, true,
             message(FORMANT_TR("data", "{found} s of audio in {file} for a text of about "
                                        "{expected} s ({place}); wrong transcript?"),
                     {{"file", file_of(corpus[i])},
                      {"found", fmt::format("{:.1f}", found_s)},
                      {"expected", fmt::format("{:.1f}", expected_s)},
                      {"place", corpus[i].utterance.place}})});
    }
    return findings;
}

} // namespace formant
