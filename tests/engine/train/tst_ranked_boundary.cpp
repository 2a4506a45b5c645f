#include "engine/train/ranked_boundary.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace {

using Commands = std::vector<PostedCommand>;

/// Returns what each rank decides at one boundary, with the commands and statuses that it brings.
std::vector<BoundaryDecisions> decide(const std::vector<Commands>& posted,
                                      const std::vector<Result<void>>& statuses) {
    std::vector<BoundaryDecisions> decided(posted.size());
    ThreadGroups groups(posted.size());
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        CommandMailbox mailbox;
        for (const PostedCommand& command : posted[rank])
            mailbox.post(command);
        Recorder recorder;
        RankedBoundary boundary(group, mailbox, recorder);
        decided[rank] = boundary.decide(statuses[rank]);
    });
    return decided;
}

Result<void> failed(const char* what) {
    return fail({ErrorKind::disk, Message{"test", what, {}}, /*out_of_space=*/true});
}

} // namespace

class TestRankedBoundary : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_ranks_execute_the_commands_of_all() {
        const SettingsChange change{{{"train.learning_rate", "0.5"}, {"train.layers", "custom"}},
                                    false};
        const Commands expected = {TrainCommand::save_now, change, TrainCommand::stop};
        for (const BoundaryDecisions& decisions :
             decide({{TrainCommand::save_now}, {}, {change, TrainCommand::stop}}, {{}, {}, {}})) {
            QVERIFY(decisions.status);
            QVERIFY(decisions.commands == expected);
        }
    }
    void without_commands_all_go_on() {
        for (const BoundaryDecisions& decisions : decide({{}, {}}, {{}, {}})) {
            QVERIFY(decisions.status);
            QVERIFY(decisions.commands.empty());
        }
    }
    void all_ranks_end_with_the_first_error() {
        for (const BoundaryDecisions& decisions :
             decide({{}, {}, {}}, {{}, failed("disk of rank 1"), failed("disk of rank 2")})) {
            QVERIFY(!decisions.status);
            QCOMPARE(to_english(decisions.status.error().what), std::string("disk of rank 1"));
            QCOMPARE(decisions.status.error().kind, ErrorKind::disk);
            QVERIFY(decisions.status.error().out_of_space);
        }
    }
    void a_paused_run_goes_on_when_any_rank_is_told_so() {
        ThreadGroups groups(3);
        std::vector<CommandMailbox> mailboxes(3);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            Recorder recorder;
            RankedBoundary boundary(group, mailboxes[rank], recorder);
            if (rank == 2) {
                QTest::qSleep(500);
                mailboxes[1].post(TrainCommand::resume);
            }
            if (boundary.wait().commands != Commands{TrainCommand::resume})
                throw std::logic_error("other commands");
        });
    }
    void rank_0_reports_a_rank_for_which_the_others_wait() {
        ThreadGroups groups(3);
        std::vector<std::vector<std::string>> advice(3);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary boundary(group, mailbox, recorder);
            for (std::int64_t step = 1; step <= 100; ++step) {
                boundary.record_step(step, rank == 1 ? 300 : 100, /*data_wait_ms=*/5);
                static_cast<void>(boundary.decide({}));
            }
            for (const Advice& one : recorder.all<Advice>())
                advice[rank].push_back(to_english(one.what));
        });
        QCOMPARE(advice[0].size(), std::size_t{1});
        QVERIFY(QString::fromStdString(advice[0].front()).contains("rank 1 on"));
        QVERIFY(advice[1].empty() && advice[2].empty());
    }
    void ranks_share_what_happened_on_rank_0() {
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary boundary(group, mailbox, recorder);
            if (boundary.writes() != (rank == 0))
                throw std::logic_error("wrong rank writes");
            if (boundary.broadcast_from_rank_0(rank == 0 ? 40 : 7) != 40)
                throw std::logic_error("another step");
            const auto error = boundary.broadcast_from_rank_0(
                rank == 0 ? Result<std::int64_t>(fail(failed("full").error())) : 7);
            if (error || to_english(error.error().what) != "full")
                throw std::logic_error("another result");
        });
    }
};

FORMANT_TEST(TestRankedBoundary)
#include "tst_ranked_boundary.moc"
