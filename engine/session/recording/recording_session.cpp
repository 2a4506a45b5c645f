#include "engine/session/recording/recording_session.h"

#include "engine/session/recording/recording_prompts.h"

namespace formant {
namespace {

Result<RecordingProfile> profile_of(const RecordingPlan& plan) {
    if (plan.new_profile)
        return create_profile(plan.folder, *plan.new_profile).map([&] {
            return *plan.new_profile;
        });
    return read_recording_profile(plan.folder);
}

} // namespace

Result<RecordingSession> open_recording_session(const RecordingPlan& plan) {
    RecordingSession session;
    session.folder = plan.folder;
    return read_sentences(plan.sentences)
        .and_then([&](const auto&) { return profile_of(plan); })
        .and_then([&](const RecordingProfile& profile) {
            session.language = profile.language;
            return save_prompt_list(plan.folder, plan.sentences);
        })
        .and_then([&](const std::string& list) {
            session.list = list;
            return prompts_to_record(plan.folder, list);
        })
        .map([&](std::vector<PromptToRecord> prompts) {
            session.prompts = std::move(prompts);
            return std::move(session);
        });
}

} // namespace formant
