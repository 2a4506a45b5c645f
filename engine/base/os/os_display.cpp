#include "engine/base/os/os_display.h"

#include "engine/base/os/os_module.h"

#include <cstdlib>

namespace formant {
namespace {

std::string value_of(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string() : std::string(value);
}

/// Returns true if the X server of DISPLAY accepts a connection, and also if there is no xcb
/// library: Qt cannot use it either, and reports that.
bool x11_answers() {
    const auto xcb = open_module("libxcb.so.1");
    if (!xcb)
        return true;
    const auto connect =
        reinterpret_cast<void* (*)(const char*, int*)>(find_symbol(*xcb, "xcb_connect"));
    const auto has_error =
        reinterpret_cast<int (*)(void*)>(find_symbol(*xcb, "xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<void (*)(void*)>(find_symbol(*xcb, "xcb_disconnect"));
    void* connection = connect(nullptr, nullptr);
    const bool answers = has_error(connection) == 0;
    disconnect(connection);
    return answers;
}

/// Returns true if the compositor of WAYLAND_DISPLAY accepts a connection, and also if there is no
/// Wayland library.
bool wayland_answers() {
    const auto wayland = open_module("libwayland-client.so.0");
    if (!wayland)
        return true;
    const auto connect =
        reinterpret_cast<void* (*)(const char*)>(find_symbol(*wayland, "wl_display_connect"));
    const auto disconnect =
        reinterpret_cast<void (*)(void*)>(find_symbol(*wayland, "wl_display_disconnect"));
    void* connection = connect(nullptr);
    if (connection != nullptr)
        disconnect(connection);
    return connection != nullptr;
}

} // namespace

tl::expected<void, Message> find_display() {
    const std::string x11 = value_of("DISPLAY"), wayland = value_of("WAYLAND_DISPLAY");
    if (!value_of("QT_QPA_PLATFORM").empty())
        return {};
    if (x11.empty() && wayland.empty())
        return tl::make_unexpected(message(FORMANT_TR("base", "there is no display")));
    if ((!wayland.empty() && wayland_answers()) || (!x11.empty() && x11_answers()))
        return {};
    return tl::make_unexpected(message(FORMANT_TR("base", "the display {name} does not answer"),
                                       {{"name", wayland.empty() ? x11 : wayland}}));
}

} // namespace formant
