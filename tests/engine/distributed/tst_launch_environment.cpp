#include "engine/distributed/launch_environment.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <map>

using namespace formant;

namespace tst_launch_environment {

using Variables = std::map<std::string, std::string>;

Result<RankIdentity> rank_of(const Variables& variables) {
    return rank_from_environment([&](const std::string& name) {
        const auto found = variables.find(name);
        return found == variables.end() ? std::string() : found->second;
    });
}

std::string error_of(const Variables& variables) {
    const auto identity = rank_of(variables);
    return identity ? "no error" : to_english(identity.error().what);
}

Variables torchrun() {
    return {{"RANK", "5"},
            {"WORLD_SIZE", "8"},
            {"LOCAL_RANK", "1"},
            {"MASTER_ADDR", "10.0.0.7"},
            {"MASTER_PORT", "29500"}};
}

Variables slurm() {
    return {{"SLURM_PROCID", "3"},      {"SLURM_STEP_NUM_TASKS", "4"},
            {"SLURM_LOCALID", "1"},     {"SLURM_JOB_ID", "1234567"},
            {"SLURM_STEP_ID", "0"},     {"SLURM_STEP_NODELIST", "gpu[07-08]"},
            {"SLURM_NTASKS", "ignored"}};
}

Variables open_mpi() {
    return {{"OMPI_COMM_WORLD_RANK", "1"},
            {"OMPI_COMM_WORLD_SIZE", "2"},
            {"OMPI_COMM_WORLD_LOCAL_RANK", "1"},
            {"OMPI_COMM_WORLD_LOCAL_SIZE", "2"},
            {"PMIX_NAMESPACE", "prterun-host-4711@1"}};
}

Variables with(Variables variables, const std::string& name, const std::string& value) {
    variables[name] = value;
    return variables;
}

class TestLaunchEnvironment : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_a_launcher_there_is_one_rank() {
        QCOMPARE(rank_of({})->size, std::size_t{1});
        QCOMPARE(
            rank_of({{"SLURM_JOB_ID", "7"}, {"SLURM_PROCID", "0"}, {"SLURM_NTASKS", "8"}})->size,
            std::size_t{1}); // a batch script
    }
    void a_single_rank_needs_no_other_variable() {
        QCOMPARE(rank_of({{"RANK", "0"}, {"WORLD_SIZE", "1"}})->size, std::size_t{1});
    }
    void torchrun_gives_rank_and_meeting_point() {
        const RankIdentity identity = rank_of(torchrun()).value();
        QCOMPARE(identity.rank, std::size_t{5});
        QCOMPARE(identity.size, std::size_t{8});
        QCOMPARE(identity.local_rank, std::size_t{1});
        QCOMPARE(identity.address, std::string("10.0.0.7"));
        QCOMPARE(identity.port, std::uint16_t{29500});
        QVERIFY(!identity.has_external_store);
    }
    void torchrun_that_has_the_store_restarts_in_a_part_of_its_own() {
        Variables variables = with(torchrun(), "TORCHELASTIC_USE_AGENT_STORE", "True");
        variables["TORCHELASTIC_RUN_ID"] = "nightly";
        variables["TORCHELASTIC_RESTART_COUNT"] = "2";
        QVERIFY(rank_of(variables)->has_external_store);
        QCOMPARE(rank_of(variables)->job, std::string("nightly.2"));
    }
    void slurm_gives_rank_and_first_host() {
        const RankIdentity identity = rank_of(slurm()).value();
        QCOMPARE(identity.rank, std::size_t{3});
        QCOMPARE(identity.size, std::size_t{4});
        QCOMPARE(identity.local_rank, std::size_t{1});
        QCOMPARE(identity.address, std::string("gpu07"));
    }
    void two_jobs_of_slurm_do_not_meet() {
        const auto port = rank_of(slurm())->port;
        QVERIFY(port >= 20000 && port < 32000);
        QVERIFY(rank_of(with(slurm(), "SLURM_JOB_ID", "1234568"))->port != port);
        QVERIFY(rank_of(with(slurm(), "SLURM_STEP_ID", "1"))->port != port);
        // Also where MASTER_PORT is the same for both.
        QCOMPARE(rank_of(slurm())->job, std::string("1234567.0"));
        QCOMPARE(rank_of(with(slurm(), "SLURM_STEP_ID", "1"))->job, std::string("1234567.1"));
    }
    void master_addr_and_port_override_slurm() {
        Variables variables = with(slurm(), "MASTER_ADDR", "ib-gpu07");
        variables["MASTER_PORT"] = "4711";
        QCOMPARE(rank_of(variables)->address, std::string("ib-gpu07"));
        QCOMPARE(rank_of(variables)->port, std::uint16_t{4711});
    }
    void open_mpi_on_one_machine_needs_no_address() {
        const RankIdentity identity = rank_of(open_mpi()).value();
        QCOMPARE(identity.rank, std::size_t{1});
        QCOMPARE(identity.size, std::size_t{2});
        QCOMPARE(identity.address, std::string("127.0.0.1"));
        QVERIFY(identity.port != rank_of(with(open_mpi(), "PMIX_NAMESPACE", "other"))->port);
    }
    void open_mpi_on_several_machines_asks_for_the_address() {
        const Variables two_machines = with(open_mpi(), "OMPI_COMM_WORLD_LOCAL_SIZE", "1");
        QVERIFY(test::contains(error_of(two_machines), "mpirun -x MASTER_ADDR"));
        QCOMPARE(rank_of(with(two_machines, "MASTER_ADDR", "h1"))->address, std::string("h1"));
    }
    void a_variable_that_makes_no_sense_is_named() {
        QVERIFY(test::contains(error_of(with(torchrun(), "RANK", "x5")), "RANK is \"x5\""));
        QVERIFY(test::contains(error_of(with(torchrun(), "RANK", "8")),
                               "RANK is 8, but WORLD_SIZE is 8"));
        QVERIFY(test::contains(error_of(with(torchrun(), "MASTER_PORT", "70000")), "70000"));
        QVERIFY(test::contains(error_of(with(torchrun(), "MASTER_ADDR", "")), "MASTER_ADDR"));
        QVERIFY(test::contains(error_of(with(slurm(), "SLURM_LOCALID", "")), "SLURM_LOCALID"));
    }
};

FORMANT_TEST(TestLaunchEnvironment)

} // namespace tst_launch_environment

#include "tst_launch_environment.moc"
