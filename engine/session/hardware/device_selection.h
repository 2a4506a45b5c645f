#pragma once

#include "engine/base/result.h"
#include "engine/hardware/hardware_info.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A device as people choose it.
struct OfferedDevice {
    std::string device;       ///< for `--gpu`: the number of a GPU, or "cpu"
    std::string lasting;      ///< what it is remembered by: a UUID, or "cpu"
    std::string name;         ///< that it is remembered with
    Message facts;            ///< name, architecture, memory
    Message why_not_usable{}; ///< empty: it can be trained on now
};

struct DeviceOffers {
    Message platform;
    std::vector<OfferedDevice> devices; ///< the best first; after the CPU what cannot be used now
    std::int64_t workers = 1;           ///< that are suggested
    std::vector<Message> notes;         ///< what to know or set
};

/// What can be trained on (the CPU always can), and cards that are there and cannot be used: who
/// chooses one of those has it taken as soon as it can.
DeviceOffers offer_devices(const HardwareInfo& hardware);

/// The same of this machine; may take seconds.
DeviceOffers offer_devices();

/// As `--gpu` names it: "cpu", a number, the beginning of a UUID. Null where none is offered so.
const OfferedDevice* find_offer(const DeviceOffers& offers, const std::string& asked);

/// True where nobody has chosen yet and a choice could be kept. `note` says what was not well with
/// what was kept.
struct SelectionState {
    bool is_open = true;
    Message note;
};
SelectionState selection_state();

/// Keeps the choice in gpu_config.json, from which every later run takes it; the message says where
/// and how to change it.
Result<Message> remember_device(const DeviceOffers& offers, const OfferedDevice& chosen);

} // namespace formant
