#include "engine/base/text/bounded_line.h"

namespace formant {

bool read_bounded_line(std::istream& stream, std::string& line, std::size_t max_bytes) {
    line.clear();
    for (int byte = stream.get(); byte != std::istream::traits_type::eof(); byte = stream.get()) {
        if (byte == '\n')
            return true;
        if (line.size() == max_bytes)
            return false;
        line += static_cast<char>(byte);
    }
    return !line.empty();
}

} // namespace formant
