#pragma once

#include <cstdint>
#include <string_view>

namespace formant {

/// Reads the bytes of a pickle sequentially. Reading beyond the end gives zeros and sets ended().
class PickleBytes {
  public:
    explicit PickleBytes(std::string_view bytes) : rest_(bytes) {}

    std::string_view take(std::uint64_t count) {
        if (count > rest_.size())
            return end();
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return taken;
    }

    /// Reads a little-endian number, the byte order of pickle and of the supported processors.
    template <class T>
    T number() {
        T value{};
        take(sizeof value).copy(reinterpret_cast<char*>(&value), sizeof value);
        return value;
    }

    /// Reads up to and including the next line feed, and returns the line without it.
    std::string_view line() {
        const auto length = rest_.find('\n');
        if (length == std::string_view::npos)
            return end();
        return take(length + 1).substr(0, length);
    }

    bool ended() const { return ended_; }
    std::size_t left() const { return rest_.size(); }

  private:
    std::string_view end() {
        ended_ = true;
        rest_ = {};
        return {};
    }

    std::string_view rest_;
    bool ended_ = false;
};

} // namespace formant
