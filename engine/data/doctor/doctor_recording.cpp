#include "engine/data/doctor/doctor_recording.h"

#include "engine/data/doctor/spoken_letters.h"
#include "engine/text/unicode/garbled_text.h"

#include <fmt/format.h>

namespace formant {
namespace {

std::string seconds(double value) {
    return fmt::format("{:.2f}", value);
}

Message about(MessageText text, const Utterance& utterance, MessageArgs more = {}) {
    more.emplace_back("file", utterance.file.string());
    more.emplace_back("place", utterance.place);
    return message(text, std::move(more));
}

class Examination {
  public:
    Examination(const ExaminedUtterance& examined, const DoctorLimits& limits)
        : utterance_(examined.utterance), limits_(limits) {
        if (auto missing = find_missing_text(utterance_))
            findings_.push_back(std::move(*missing));
        if (is_garbled(utterance_.text))
            add(Fault::garbled_text, true,
                about(FORMANT_TR("data", "the text of {file} in {place} is garbled ('{text}'): it "
                                         "was read with a wrong encoding; convert the original "
                                         "again, with the right one"),
                      utterance_, {{"text", utterance_.text}}));
        if (examined.facts)
            examine_sound(*examined.facts);
        else
            add(Fault::unreadable, true, examined.facts.error().what);
    }
    Findings findings() { return std::move(findings_); }

  private:
    void add(Fault fault, bool is_error, Message what) {
        findings_.push_back({0, fault, is_error, std::move(what)});
    }

    void examine_sound(const RecordingFacts& facts) {
        if (facts.peak < limits_.silent_peak) {
            add(Fault::silent, true, silent_recording_message(utterance_.file));
            return;
        }
        examine_length(facts.sound_seconds);
        if (facts.clipped_share > limits_.clipped_share)
            add(Fault::clipped, facts.clipped_share > limits_.ruined_share,
                about(FORMANT_TR("data", "{file} is clipped ({percent} % of it at full scale); "
                                         "record it again with less gain"),
                      utterance_, {{"percent", fmt::format("{:.1f}", 100 * facts.clipped_share)}}));
    }

    void examine_length(double sound_s) {
        if (sound_s < limits_.shortest_s)
            add(Fault::too_short, true,
                about(FORMANT_TR("data", "{file} has only {found} s of sound; at least {least} s "
                                         "are needed"),
                      utterance_,
                      {{"found", seconds(sound_s)}, {"least", seconds(limits_.shortest_s)}}));
        if (sound_s > limits_.longest_s)
            add(Fault::too_long, true,
                about(FORMANT_TR("data", "{file} has {found} s of sound, more than {most} s; cut "
                                         "it into sentences"),
                      utterance_,
                      {{"found", seconds(sound_s)}, {"most", seconds(limits_.longest_s)}}));
    }

    const Utterance& utterance_;
    const DoctorLimits& limits_;
    Findings findings_;
};

} // namespace

std::optional<Finding> find_missing_text(const Utterance& utterance) {
    if (spoken_letters(utterance.text) > 0)
        return std::nullopt;
    return Finding{
        0, Fault::missing_text, true,
        about(FORMANT_TR("data", "{file} has no text; write what is said in it into {place}"),
              utterance)};
}

Message silent_recording_message(const Path& file) {
    return message(FORMANT_TR("data", "{file} is silent; was the microphone on?"),
                   {{"file", file.string()}});
}

Findings examine_recording(const ExaminedUtterance& examined, const DoctorLimits& limits) {
    return Examination(examined, limits).findings();
}

} // namespace formant
