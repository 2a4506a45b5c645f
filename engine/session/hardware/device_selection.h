#pragma once

#include "engine/base/result.h"
#include "engine/hardware/hardware_info.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Stores a device that a user can choose to train on.
struct OfferedDevice {
    std::string device;        ///< argument of `--gpu`: the number of a GPU, or "cpu"
    std::string persistent_id; ///< saved in gpu_config.json: a UUID, or "cpu"
    std::string name;          ///< saved next to it, for people
    Message facts;             ///< name, architecture, memory
    Message why_not_usable{};  ///< empty: the device can be used now
};

/// Stores the devices to choose from, and what a user should know about the machine.
struct DeviceOffers {
    Message platform;
    std::vector<OfferedDevice> devices; ///< best first; unusable devices come after the CPU
    std::int64_t workers = 1;           ///< suggested data.num_workers
    std::vector<Message> notes;         ///< hints about drivers, limits and environment
};

/// Lists the devices of `hardware`: usable GPUs, the CPU, then GPUs that cannot be used now. A GPU
/// of the last kind can still be chosen; runs use it as soon as it is available.
DeviceOffers offer_devices(const HardwareInfo& hardware);

/// Lists the devices of this machine. May take seconds.
DeviceOffers offer_devices();

/// Finds a device by the argument of `--gpu` (`requested`): "cpu", a number, or the beginning of a
/// UUID. Returns null if there is none.
const OfferedDevice* find_offer(const DeviceOffers& offers, const std::string& requested);

/// Stores whether the user still has to choose a device: `needs_choice` is true if none was chosen
/// yet and a choice could be saved. `note` describes a problem with gpu_config.json, if any.
struct SelectionState {
    bool needs_choice = true;
    Message note;
};
/// Reads gpu_config.json.
SelectionState selection_state();

/// Saves the choice in gpu_config.json, where later runs find it. The returned message says where
/// it was saved and how to change it.
Result<Message> remember_device(const DeviceOffers& offers, const OfferedDevice& chosen);

} // namespace formant
