#include "engine/distributed/launch_environment.h"

#include "engine/base/sha256.h"
#include "engine/distributed/slurm_node_list.h"

#include <charconv>
#include <optional>

namespace formant {
namespace {

Error not_a_number(const std::string& name, const std::string& value) {
    return {ErrorKind::usage,
            message(FORMANT_TR("distributed", "the environment variable {name} is \"{value}\", not "
                                              "a number; the launcher of a run with several ranks "
                                              "sets it"),
                    {{"name", name}, {"value", value}})};
}

/// Returns a number that follows from a text on every machine alike.
std::uint64_t number_of(const std::string& text) {
    return std::stoull(sha256(text).substr(0, 12), nullptr, 16);
}

/// Names of the variables in which a launcher gives the position of a process.
struct Names {
    const char* rank;
    const char* size;
    const char* local_rank;
};

class LaunchEnvironment {
  public:
    explicit LaunchEnvironment(const VariableLookup& variable) : variable_(variable) {}

    Result<RankIdentity> identity() const {
        if (is_set("RANK") && is_set("WORLD_SIZE"))
            return from_torchrun();
        if (is_set("SLURM_STEP_NUM_TASKS") && is_set("SLURM_PROCID"))
            return from_slurm();
        if (is_set("OMPI_COMM_WORLD_SIZE") && is_set("OMPI_COMM_WORLD_RANK"))
            return from_open_mpi();
        return RankIdentity();
    }

  private:
    bool is_set(const char* name) const { return !variable_(name).empty(); }

    Result<std::uint64_t> number(const char* name) const {
        const std::string text = variable_(name);
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (text.empty() || error != std::errc() || end != text.data() + text.size())
            return fail(not_a_number(name, text));
        return value;
    }

    Result<RankIdentity> position(const Names& names) const {
        const auto rank = number(names.rank), size = number(names.size);
        if (size && *size == 1) // some platforms set these two alone
            return RankIdentity();
        const auto local_rank = number(names.local_rank);
        if (!rank || !size || !local_rank)
            return fail(!rank ? rank.error() : !size ? size.error() : local_rank.error());
        if (*rank >= *size)
            return fail(
                ErrorKind::usage,
                message(FORMANT_TR("distributed",
                                   "{rank_name} is {rank}, but {size_name} is {size}; ranks are "
                                   "numbered from 0"),
                        {{"rank_name", names.rank},
                         {"rank", std::to_string(*rank)},
                         {"size_name", names.size},
                         {"size", std::to_string(*size)}}));
        RankIdentity identity;
        identity.rank = *rank;
        identity.size = *size;
        identity.local_rank = *local_rank;
        return identity;
    }

    Result<std::uint16_t> master_port() const {
        return number("MASTER_PORT").and_then([&](std::uint64_t port) -> Result<std::uint16_t> {
            if (port == 0 || port > 65535)
                return fail(ErrorKind::usage,
                            message(FORMANT_TR("distributed", "the environment variable "
                                                              "MASTER_PORT is {port}; a port is "
                                                              "between 1 and 65535"),
                                    {{"port", std::to_string(port)}}));
            return static_cast<std::uint16_t>(port);
        });
    }

    /// Sets the meeting point from MASTER_ADDR and MASTER_PORT, or else to the address, if there is
    /// one, and a port that follows from `job`: ranks of two jobs must not meet.
    Result<RankIdentity> with_rendezvous(RankIdentity identity,
                                         const std::optional<std::string>& address,
                                         const std::string& job, std::uint64_t job_number) const {
        if (identity.size == 1)
            return identity;
        if (!address && !is_set("MASTER_ADDR"))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("distributed",
                                           "the environment variable MASTER_ADDR is not set; with "
                                           "ranks on several machines, set it to the address of "
                                           "the machine of rank 0 (mpirun -x MASTER_ADDR=...)")));
        identity.address = is_set("MASTER_ADDR") ? variable_("MASTER_ADDR") : *address;
        constexpr std::uint64_t first_port = 20000, ports = 12000; // below the ephemeral ones
        identity.port = static_cast<std::uint16_t>(first_port + job_number % ports);
        identity.job = job;
        if (!is_set("MASTER_PORT"))
            return identity;
        return master_port().map([&](std::uint16_t port) {
            identity.port = port;
            return identity;
        });
    }

    Result<RankIdentity> from_torchrun() const {
        auto identity = position({"RANK", "WORLD_SIZE", "LOCAL_RANK"});
        if (!identity || identity->size == 1)
            return identity;
        const auto port = master_port();
        if (!port)
            return fail(port.error());
        if (!is_set("MASTER_ADDR"))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("distributed", "the environment variable MASTER_ADDR is "
                                                          "not set, but RANK and WORLD_SIZE are")));
        identity->address = variable_("MASTER_ADDR");
        identity->port = *port;
        identity->has_external_store = variable_("TORCHELASTIC_USE_AGENT_STORE") == "True";
        identity->job =
            variable_("TORCHELASTIC_RUN_ID") + "." + variable_("TORCHELASTIC_RESTART_COUNT");
        return identity;
    }

    Result<RankIdentity> from_slurm() const {
        const auto identity = position({"SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "SLURM_LOCALID"});
        const auto job = number("SLURM_JOB_ID"), step = number("SLURM_STEP_ID");
        if (!identity || !job || !step)
            return fail(!identity ? identity.error() : !job ? job.error() : step.error());
        const std::optional<std::string> host = first_host_of(variable_("SLURM_STEP_NODELIST"));
        return with_rendezvous(*identity, host, std::to_string(*job) + "." + std::to_string(*step),
                               *job * 16 + *step % 16);
    }

    Result<RankIdentity> from_open_mpi() const {
        auto identity = position(
            {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_RANK"});
        if (!identity)
            return identity;
        const bool one_machine =
            variable_("OMPI_COMM_WORLD_LOCAL_SIZE") == variable_("OMPI_COMM_WORLD_SIZE");
        const std::optional<std::string> address =
            one_machine ? std::optional<std::string>("127.0.0.1") : std::nullopt;
        const std::string job = variable_("PMIX_NAMESPACE");
        return with_rendezvous(*identity, address, job, number_of(job));
    }

    const VariableLookup& variable_;
};

} // namespace

Result<RankIdentity> rank_from_environment(const VariableLookup& variable) {
    return LaunchEnvironment(variable).identity();
}

} // namespace formant
