#pragma once

#include "engine/base/message.h"

#include <string>
#include <string_view>

namespace formant {

/// Identifies a process across computers and containers, and although process ids are reused. A
/// lock file contains it. An empty string is unknown.
struct ProcessIdentity {
    int pid = 0;           ///< as its own container counts processes; 0: unknown
    std::string host;      ///< host name
    std::string boot;      ///< id of the boot of its computer, which containers share
    std::string container; ///< namespace of its process ids
    std::string start;     ///< when it started, in clock ticks since the boot

    bool operator==(const ProcessIdentity&) const = default;
};

/// Returns the identity of this process.
ProcessIdentity own_process_identity();
/// Returns the process that has started another one of this machine; 0 if there is no such process.
int parent_process_id(int pid);

/// Formats an identity as lines, the process id in the first one.
std::string process_identity_lines(const ProcessIdentity& process);
/// Parses process_identity_lines(). The files of earlier versions hold only a process id.
ProcessIdentity parse_process_identity(std::string_view lines);

/// Returns true if this very process is alive on this computer and in this container. False for
/// another process that has its id, and for an identity that is not completely known.
bool is_running_here(const ProcessIdentity& process);

/// Requests that a process stops, like Ctrl-C. Returns false without sending a signal unless
/// is_running_here().
bool request_process_stop(const ProcessIdentity& process);

/// Returns a description for messages: "process 4711 on the computer atlas".
Message process_text(const ProcessIdentity& process);

} // namespace formant
