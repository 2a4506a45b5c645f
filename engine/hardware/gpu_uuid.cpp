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

bool is_uuid(const std::string& choice) {
    for (const std::string prefix : {"GPU-", "MIG-", "pci-"})
        if (choice.starts_with(prefix))
            return choice.size() > prefix.size() && !uuid_body(choice).empty();
    return false;
}

bool matches_card(const std::string& choice, const std::string& uuid) {
    return is_uuid(choice) && uuid_body(uuid).starts_with(uuid_body(choice));
}

} // namespace formant
