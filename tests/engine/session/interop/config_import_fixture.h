#pragma once

#include "engine/base/atomic_file.h"
#include "engine/session/interop/config_import.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/throw_on_error.h"

#include <string>

namespace formant::test {

/// Imports a configuration of another program that has the given text.
struct ConfigImportFixture {
    TemporaryFolder folder;
    std::string file = (folder / "old.yaml").string();
    std::string out = (folder / "new.yaml").string();

    explicit ConfigImportFixture(const std::string& yaml) {
        throw_on_error(write_file_atomically(file, yaml));
    }

    Result<ImportedConfig> import_it() const { return import_config({file, ""}); }
    /// Returns the setting that a value was translated to, or why it was skipped.
    std::string fate_of(const std::string& key) const {
        const auto imported = import_it();
        for (const ImportedSetting& setting : imported->settings)
            if (setting.key == key)
                return setting.becomes.empty() ? to_english(setting.why) : setting.becomes;
        return "not listed";
    }
};

} // namespace formant::test
