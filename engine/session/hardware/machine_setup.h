#pragma once

#include "engine/session/config/kept_folders.h"
#include "engine/session/hardware/device_selection.h"
#include "engine/session/hardware/hardware_service.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

/// A setting that can be chosen for a device.
struct OfferedSetting {
    std::string key;
    std::string suggestion;
    std::string chosen; ///< before; else the suggestion
    Message reason;     ///< of the suggestion
};

/// What would suit the device, and what was chosen for it before. Takes some tenths of a second: it
/// counts the model's parameters.
Result<std::vector<OfferedSetting>> offer_settings(const HardwareReport& report,
                                                   const OfferedDevice& device);

/// Whether it is a value of that setting; ErrorKind::usage says why not.
Result<void> check_setting(const std::string& key, const std::string& value);

/// What a user chooses for a machine at the first start.
struct MachineSetup {
    OfferedDevice device;
    std::map<std::string, std::string> settings; ///< by key: those that are not as suggested
    KeptFolders folders;
};

/// Makes the folders and keeps all of it in gpu_config.json, from which every later run takes it.
/// ErrorKind::disk where a folder cannot be written, ErrorKind::usage where it is no whole path.
Result<Message> keep_machine_setup(const DeviceOffers& offers, const MachineSetup& setup);

} // namespace formant
