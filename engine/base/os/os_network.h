#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <string>

namespace formant {

/// Returns the name of this machine.
std::string host_name();

/// Returns the address of this machine in the network through which it reaches `address`; nothing
/// is sent. ErrorKind::device if the name is unknown or there is no route.
Result<std::string> local_address_for(const std::string& address);

/// Returns true for a numeric address that only this machine reaches.
bool is_loopback(const std::string& address);

/// Returns a TCP port of this machine that nothing uses at the moment. ErrorKind::device if there
/// is none.
Result<std::uint16_t> free_port();

} // namespace formant
