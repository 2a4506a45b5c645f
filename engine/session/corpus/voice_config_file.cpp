#include "engine/session/corpus/voice_config_file.h"

#include "engine/base/os/os_files.h"
#include "engine/session/config/config_draft.h"
#include "engine/session/config/config_file.h"
#include "engine/session/corpus/corpus_folder.h"

#include <fmt/format.h>

namespace formant {

Path configs_folder() {
    return data_home() / "configurations";
}

Result<Path> new_config_file(const std::string& name) {
    const Path folder = configs_folder();
    return make_folder(folder).map([&] {
        Path place = folder / fmt::format("{}.yaml", name);
        for (int number = 2; path_exists(place); ++number)
            place = folder / fmt::format("{}-{}.yaml", name, number);
        return place;
    });
}

bool is_in_configs_folder(const Path& file) {
    return file.parent_path().lexically_normal() == configs_folder().lexically_normal();
}

bool is_config_for(const Path& file, const Path& corpus) {
    const auto read = read_config_file(file.string());
    if (!read)
        return false;
    const Path named = ConfigDraft(read->text).config().data.corpus;
    return named.empty() || corpus_folder(file.parent_path() / named) == corpus_folder(corpus);
}

} // namespace formant
