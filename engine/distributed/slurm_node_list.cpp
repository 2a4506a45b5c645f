#include "engine/distributed/slurm_node_list.h"

namespace formant {

std::optional<std::string> first_host_of(const std::string& node_list) {
    std::string host;
    std::size_t at = 0;
    while (at < node_list.size() && node_list[at] != ',') {
        if (node_list[at] != '[') {
            host += node_list[at++];
            continue;
        }
        // Of a range or a list in brackets, the first number; zeros in front belong to the name.
        const std::size_t end = node_list.find_first_of("-,]", at + 1);
        const std::size_t close = node_list.find(']', at + 1);
        if (end == std::string::npos || close == std::string::npos)
            return std::nullopt;
        host += node_list.substr(at + 1, end - at - 1);
        at = close + 1;
    }
    return host.empty() ? std::nullopt : std::optional(host);
}

} // namespace formant
