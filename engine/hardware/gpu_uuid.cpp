#include "engine/hardware/gpu_uuid.h"

#include <algorithm>
#include <cctype>

namespace formant {

std::string uuid_body(const std::string& uuid) {
    std::string body = uuid;
    for (const std::string prefix : {"MIG-", "GPU-", "0x"})
        if (body.starts_with(prefix))
            body.erase(0, prefix.size());
    body.erase(std::min(body.find('/'), body.size()));
    for (char& letter : body)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return body;
}

bool is_uuid(const std::string& asked) {
    for (const std::string prefix : {"GPU-", "MIG-", "pci-"})
        if (asked.starts_with(prefix))
            return asked.size() > prefix.size() && !uuid_body(asked).empty();
    return false;
}

bool names_card(const std::string& asked, const std::string& uuid) {
    return is_uuid(asked) && uuid_body(uuid).starts_with(uuid_body(asked));
}

} // namespace formant
