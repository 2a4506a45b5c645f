#include "engine/base/os/os_network.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <netdb.h>
#include <unistd.h>

namespace formant {
namespace {

/// Closes a socket at the end of its scope.
class Socket {
  public:
    Socket(int family, int type) : descriptor_(socket(family, type | SOCK_CLOEXEC, 0)) {}
    ~Socket() {
        if (descriptor_ >= 0)
            close(descriptor_);
    }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
};

Error no_route(const std::string& address, const char* reason) {
    return {ErrorKind::device,
            message(FORMANT_TR("base", "this machine cannot reach {address}: {reason}"),
                    {{"address", address}, {"reason", reason}})};
}

/// Connecting a datagram socket sends nothing, but chooses the address that we would send from.
Result<std::string> address_of_route(const addrinfo& remote, const std::string& address) {
    const Socket socket(remote.ai_family, SOCK_DGRAM);
    sockaddr_storage local{};
    socklen_t size = sizeof local;
    auto* const generic = reinterpret_cast<sockaddr*>(&local);
    if (connect(socket.descriptor(), remote.ai_addr, remote.ai_addrlen) != 0 ||
        getsockname(socket.descriptor(), generic, &size) != 0)
        return fail(no_route(address, std::strerror(errno)));
    std::array<char, NI_MAXHOST> text{};
    if (const int error =
            getnameinfo(generic, size, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST);
        error != 0)
        return fail(no_route(address, gai_strerror(error)));
    return std::string(text.data());
}

} // namespace

std::string host_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

Result<std::string> local_address_for(const std::string& address) {
    addrinfo wanted{}, *found = nullptr;
    wanted.ai_socktype = SOCK_DGRAM;
    if (const int error = getaddrinfo(address.c_str(), "9", &wanted, &found); error != 0)
        return fail(no_route(address, gai_strerror(error)));
    const std::unique_ptr<addrinfo, void (*)(addrinfo*)> list(found, freeaddrinfo);
    return address_of_route(*list, address);
}

bool is_loopback(const std::string& address) {
    return address.starts_with("127.") || address == "::1";
}

Result<std::uint16_t> free_port() {
    const Socket socket(AF_INET, SOCK_STREAM);
    sockaddr_in local{};
    local.sin_family = AF_INET;
    socklen_t size = sizeof local;
    auto* const generic = reinterpret_cast<sockaddr*>(&local);
    if (bind(socket.descriptor(), generic, size) != 0 ||
        getsockname(socket.descriptor(), generic, &size) != 0)
        return fail(ErrorKind::device, message(FORMANT_TR("base", "no free network port: {reason}"),
                                               {{"reason", std::strerror(errno)}}));
    return ntohs(local.sin_port);
}

} // namespace formant
