#include "engine/session/voices/speaker_choice.h"

#include "engine/base/log.h"
#include "engine/base/text/nearest_name.h"

#include <algorithm>

namespace formant {
namespace {

std::vector<std::string> nearest_first(std::vector<std::string> names, const std::string& name) {
    if (const auto nearest = nearest_name(name, names)) {
        const auto found = std::find(names.begin(), names.end(), *nearest);
        std::rotate(names.begin(), found, found + 1);
    }
    return names;
}

tl::unexpected<Error> unknown_speaker_error(const SpeakerTable& speakers, const std::string& name) {
    if (speakers.size() == 1)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "this voice has one speaker, who is not called "
                                                  "'{name}'; omit --speaker, and the speaker "
                                                  "column in lists"),
                            {{"name", name}}));
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "this voice has no speaker '{name}'; it has {names}"),
                {{"name", name}, {"names", joined_names(nearest_first(speakers.names(), name))}}));
}

} // namespace

Result<std::int64_t> choose_speaker(const SpeakerTable& speakers, const std::string& name) {
    if (name.empty())
        return 0;
    if (const auto index = speakers.index(name))
        return *index;
    return unknown_speaker_error(speakers, name);
}

void warn_about_default_speaker(const SpeakerTable& speakers) {
    log(LogLevel::warning,
        message(FORMANT_TR("session", "this voice has several speakers, and the first one "
                                      "speaks; select another with --speaker: {names}"),
                {{"names", joined_names(speakers.names())}}));
}

} // namespace formant
