#include "engine/session/corpus/corpus_folder.h"

#include "engine/base/os/os_files.h"
#include "engine/session/recording/recording_profile.h"

#include <algorithm>

namespace formant {
namespace {

/// Returns whether the text is a code such as "sv", "en-us" or "es-419", unlike "Swedish".
bool is_code(const std::string& language) {
    const std::size_t first = language.find_first_of("-+");
    const std::size_t letters = std::min(first, language.size());
    return (letters == 2 || letters == 3) &&
           std::all_of(language.begin(), language.begin() + static_cast<std::ptrdiff_t>(letters),
                       [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

} // namespace

Path corpus_folder(const Path& corpus) {
    const Path folder = (corpus / "").lexically_normal().parent_path();
    return folder_exists(folder) ? folder : folder.parent_path();
}

std::string corpus_language(const Path& corpus) {
    const std::string language = profile_language(corpus_folder(corpus));
    return is_code(language) ? language : "";
}

} // namespace formant
