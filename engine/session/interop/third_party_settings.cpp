#include "engine/session/interop/third_party_settings.h"

#include "engine/session/config/run_config.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/interop/indextts2_config_reader.h"
#include "engine/session/interop/legacy_config.h"
#include "engine/session/interop/xtts_config_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace formant {
namespace {

/// Returns the setting that a value was translated to, "key=value". A file is named relative to
/// `folder`.
std::string setting_of(const ImportedSetting& value, const Path& folder) {
    constexpr std::string_view separator = ": ";
    const std::size_t end = value.becomes.find(separator);
    const std::string key = value.becomes.substr(0, end);
    const std::string text = value.becomes.substr(end + separator.size());
    const std::vector<std::string> files = path_settings();
    const bool is_file = std::ranges::find(files, key) != files.end();
    return fmt::format("{}={}", key, is_file ? absolute_file(text, folder) : text);
}

/// Null for other configurations: those are imported first.
std::unique_ptr<ThirdPartyConfigReader>
reader_of_models_over_tokens(const std::vector<LegacyConfigEntry>& entries) {
    auto of_indextts2 = IndexTts2ConfigReader::detect(entries);
    return of_indextts2 ? std::move(of_indextts2) : XttsConfigReader::detect(entries);
}

Error unusable_value(const ImportedSetting& value) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "{key} is {value}, which this program's model cannot "
                                          "follow: {reason}"),
                    {{"key", value.key}, {"value", value.value}, {"reason", value.why}})};
}

} // namespace

Result<ConfigSource> with_third_party_settings(ConfigSource source) {
    const auto entries = read_legacy_config(source.file);
    const auto reader = entries ? reader_of_models_over_tokens(*entries) : nullptr;
    if (!reader)
        return source;
    const auto imported = import_config({source.file, /*out=*/""});
    if (!imported)
        return fail(imported.error());
    ConfigSource translated;
    for (const auto& [key, text] : reader->implied_settings())
        translated.settings.push_back(fmt::format("{}={}", key, text));
    for (const ImportedSetting& value : imported->settings) {
        if (value.becomes.empty())
            return fail(unusable_value(value));
        translated.settings.push_back(setting_of(value, Path(source.file).parent_path()));
    }
    std::ranges::move(source.settings, std::back_inserter(translated.settings));
    return translated;
}

} // namespace formant
