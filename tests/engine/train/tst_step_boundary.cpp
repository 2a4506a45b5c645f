#include "tests/engine/train/toy_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <map>

using namespace formant;
using namespace formant::test;

namespace tst_step_boundary {

/// Decides as another rank would: by the number of the boundary, whatever this rank brings.
class BoundaryOfAnotherRank : public StepBoundary {
  public:
    std::map<std::int64_t, BoundaryDecisions> decisions; ///< by the number of completed steps
    std::vector<BoundaryDecisions> while_paused;         ///< in their order
    std::int64_t passed = 0;

    BoundaryDecisions decide(Result<void>) override { return decisions[passed++]; }
    BoundaryDecisions wait() override {
        BoundaryDecisions next = while_paused.front();
        while_paused.erase(while_paused.begin());
        return next;
    }
};

class TestStepBoundary : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_single_rank_decides_by_its_own_commands() {
        CommandMailbox commands;
        SingleRankBoundary boundary(commands);
        commands.post(TrainCommand::pause);
        commands.post(TrainCommand::stop);
        const std::vector<PostedCommand> posted = {TrainCommand::pause, TrainCommand::stop};
        QVERIFY(boundary.decide({}).commands == posted);
        QVERIFY(boundary.decide({}).commands.empty());
        QVERIFY(
            !boundary.decide(fail(ErrorKind::disk, message(FORMANT_TR("test", "gone")))).status);
        commands.post(TrainCommand::resume);
        QVERIFY(boundary.wait().commands == std::vector<PostedCommand>{TrainCommand::resume});
    }
    void a_run_stops_where_another_rank_decides() {
        const TemporaryFolder folder;
        BoundaryOfAnotherRank boundary;
        boundary.decisions[5].commands = {TrainCommand::stop};
        ToyRun run(toy_config(20), folder / "c");
        run.boundary = &boundary;
        QCOMPARE(run.train().error().kind, ErrorKind::interrupted);
        QCOMPARE(run.totals().size(), std::size_t{5});
    }
    void a_run_pauses_until_another_rank_resumes_it() {
        const TemporaryFolder folder;
        BoundaryOfAnotherRank boundary;
        boundary.decisions[3].commands = {TrainCommand::pause};
        boundary.while_paused = {{{}, {TrainCommand::sample_now}}, {{}, {TrainCommand::resume}}};
        ToyRun run(toy_config(6), folder / "c");
        run.boundary = &boundary;
        QVERIFY(run.train());
        QVERIFY(boundary.while_paused.empty());
        QCOMPARE(run.totals().size(), std::size_t{6});
    }
    void a_paused_run_ends_with_the_error_of_another_rank() {
        const TemporaryFolder folder;
        BoundaryOfAnotherRank boundary;
        boundary.decisions[3].commands = {TrainCommand::pause};
        boundary.while_paused = {{}, {fail(ErrorKind::disk, message(FORMANT_TR("test", "full")))}};
        ToyRun run(toy_config(20), folder / "c");
        run.boundary = &boundary;
        QCOMPARE(run.train().error().kind, ErrorKind::disk);
        QCOMPARE(run.totals().size(), std::size_t{3});
    }
    void a_run_ends_with_the_error_of_another_rank_and_saves() {
        const TemporaryFolder folder;
        BoundaryOfAnotherRank boundary;
        boundary.decisions[4].status =
            fail(ErrorKind::disk, message(FORMANT_TR("test", "the disk of rank 0")));
        ToyRun run(toy_config(20), folder / "c");
        run.boundary = &boundary;
        QCOMPARE(run.train().error().kind, ErrorKind::disk);
        QCOMPARE((*run.store.load_newest())->state.get<std::int64_t>("step").value(),
                 std::int64_t{4});
    }
};

FORMANT_TEST(TestStepBoundary)

} // namespace tst_step_boundary

#include "tst_step_boundary.moc"
