#pragma once

#include "engine/session/config/user_folders.h"
#include "engine/session/hardware/device_selection.h"
#include "engine/session/hardware/hardware_service.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

/// Stores a setting that the user can choose for a device.
struct OfferedSetting {
    std::string key;
    std::string suggestion;
    std::string chosen; ///< the earlier choice, or else the suggestion
    Message reason;     ///< for the suggestion
};

/// Returns the settings that suit the device, with earlier choices for it. Takes a few tenths of a
/// second, because it creates the model to count its parameters.
Result<std::vector<OfferedSetting>> offer_settings(const HardwareReport& report,
                                                   const OfferedDevice& device);

/// Checks that the value is valid for the setting. ErrorKind::usage says why it is not.
Result<void> check_setting(const std::string& key, const std::string& value);

/// Stores what the user chooses in the first-run setup.
struct MachineSetup {
    OfferedDevice device;
    std::map<std::string, std::string>
        settings; ///< by key; only those that differ from the suggestion
    UserFolders folders;
};

/// Creates the folders and saves all choices in gpu_config.json, where later runs find them.
/// Returns ErrorKind::disk if a folder is not writable, and ErrorKind::usage if it is not an
/// absolute path.
Result<Message> save_machine_setup(const DeviceOffers& offers, const MachineSetup& setup);

} // namespace formant
