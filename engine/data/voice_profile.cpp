#include "engine/data/voice_profile.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

std::string value_of(const Json& profile, const std::string& key) {
    const auto found = profile.find(key);
    if (found == profile.end() || found->is_null())
        return "";
    return found->is_string() ? found->get<std::string>() : found->dump();
}

} // namespace

Result<VoiceProfile> read_voice_profile(const Path& folder) {
    const Path file = folder / "profile.json";
    if (!path_exists(file))
        return VoiceProfile();
    return read_file(file).and_then([&](const std::string& bytes) -> Result<VoiceProfile> {
        const Json profile = parse_json(bytes);
        if (!profile.is_object())
            return fail(ErrorKind::data,
                        message(FORMANT_TR("data", "{file} is not a JSON object; it should be like "
                                                   "{example}"),
                                {{"file", file.string()},
                                 {"example", R"({"speaker": "Ann", "license": "CC0-1.0"})"}}));
        const std::string license = value_of(profile, "licence");
        return VoiceProfile{value_of(profile, "speaker"), value_of(profile, "consent"),
                            license.empty() ? value_of(profile, "license") : license};
    });
}

} // namespace formant
