#pragma once

#include "tests/support/python.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

namespace formant::test {

/// Two network namespaces of this machine that reach each other over one link, as two machines do.
class TwoHosts {
  public:
    TwoHosts() {
        for (const std::string& host : {host_[0], host_[1]})
            ip({"netns", "add", host});
        ip({"link", "add", link_[0], "netns", host_[0], "type", "veth", "peer", "name", link_[1],
            "netns", host_[1]});
        for (std::size_t i = 0; i < 2; ++i) {
            ip({"-n", host_[i], "address", "add", address(i) + "/24", "dev", link_[i]});
            ip({"-n", host_[i], "link", "set", link_[i], "up"});
            ip({"-n", host_[i], "link", "set", "lo", "up"});
        }
    }
    ~TwoHosts() {
        for (const std::string& host : {host_[0], host_[1]})
            run_program("ip", {"netns", "delete", host});
    }
    TwoHosts(const TwoHosts&) = delete;
    TwoHosts& operator=(const TwoHosts&) = delete;

    /// Returns why there can be none here; empty if there can.
    static std::string why_not() {
        const std::string name = fmt::format("formant-try-{}", ::getpid());
        const auto added = run_program("ip", {"netns", "add", name});
        if (added.exit_code != 0)
            return "network namespaces need root and iproute2: " + added.standard_error;
        run_program("ip", {"netns", "delete", name});
        return "";
    }
    static std::string address(std::size_t host) { return fmt::format("10.213.77.{}", host + 1); }

    /// Returns the arguments of `ip` that run a program on a host, with these variables.
    std::vector<std::string> command(std::size_t host, const std::vector<std::string>& variables,
                                     const std::vector<std::string>& program) const {
        std::vector<std::string> all = {"netns", "exec", host_[host], "env"};
        all.insert(all.end(), variables.begin(), variables.end());
        all.insert(all.end(), program.begin(), program.end());
        return all;
    }
    /// Limits the link to a rate such as "80mbit", in both directions.
    void limit_rate(const std::string& rate) const {
        for (std::size_t i = 0; i < 2; ++i)
            must_work("tc", {"-n", host_[i], "qdisc", "replace", "dev", link_[i], "root", "tbf",
                             "rate", rate, "burst", "64kb", "latency", "400ms"});
    }
    void cut() const { ip({"-n", host_[1], "link", "set", link_[1], "down"}); }

  private:
    static void must_work(const std::string& program, const std::vector<std::string>& arguments) {
        const auto output = run_program(program, arguments);
        if (output.exit_code != 0)
            throw std::runtime_error(program + ": " + output.standard_error);
    }
    static void ip(const std::vector<std::string>& arguments) { must_work("ip", arguments); }

    const std::string host_[2] = {fmt::format("formant-a-{}", ::getpid()),
                                  fmt::format("formant-b-{}", ::getpid())};
    const std::string link_[2] = {"formant-a", "formant-b"};
};

} // namespace formant::test
