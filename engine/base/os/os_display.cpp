#include "engine/base/os/os_display.h"

#include "engine/base/os/os_module.h"

#include <cstdlib>

namespace formant {
namespace {

std::string value_of(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string() : std::string(value);
}

/// Whether the X server of DISPLAY takes a connection. Where there is no xcb library Qt cannot use
/// it either, and says so.
bool x11_answers() {
    const auto xcb = open_module("libxcb.so.1");
    if (!xcb)
        return true;
    const auto connect =
        reinterpret_cast<void* (*)(const char*, int*)>(symbol_of(*xcb, "xcb_connect"));
    const auto has_error =
        reinterpret_cast<int (*)(void*)>(symbol_of(*xcb, "xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<void (*)(void*)>(symbol_of(*xcb, "xcb_disconnect"));
    void* connection = connect(nullptr, nullptr);
    const bool answers = has_error(connection) == 0;
    disconnect(connection);
    return answers;
}

/// The same for the compositor of WAYLAND_DISPLAY.
bool wayland_answers() {
    const auto wayland = open_module("libwayland-client.so.0");
    if (!wayland)
        return true;
    const auto connect =
        reinterpret_cast<void* (*)(const char*)>(symbol_of(*wayland, "wl_display_connect"));
    const auto disconnect =
        reinterpret_cast<void (*)(void*)>(symbol_of(*wayland, "wl_display_disconnect"));
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
