#pragma once

#include <cstdint>
#include <string_view>

namespace formant {

/// Reads the bytes of a pickle from front to back. Beyond the end there is nothing but zeros, and
/// `ended` says so.
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

    /// Little-endian, as pickle has them and the supported processors.
    template <class T>
    T number() {
        T value{};
        take(sizeof value).copy(reinterpret_cast<char*>(&value), sizeof value);
        return value;
    }

    /// Up to the next line feed, which is taken too.
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
